import { join } from 'node:path';
import {
  EXECUTIONS_FILE,
  hashFile,
  readSampleExecutions,
  type SampleExecutions,
} from '../../../scripts/content/read/sample-executions.ts';
import { textHash } from '../../../scripts/content/read/text-hash.ts';
import type { SampleLanguageName } from '../../../src/model/sample-languages.ts';
import type { SiteSample } from '../site-samples.ts';
import { ROOT } from '../toolchain.ts';
import { RUNNERS } from './languages.ts';

export const RECORD_FILE = join(ROOT, EXECUTIONS_FILE);

/** Languages whose samples have all succeeded in this run. */
export type Succeeded = Map<SampleLanguageName, { version: string; samples: SiteSample[] }>;

/** The record after this run. What ran before is kept where nothing has changed, so that versions of other machines do not come and go. */
export async function updateRecord(succeeded: Succeeded): Promise<string> {
  const record: SampleExecutions = await readSampleExecutions(ROOT);
  for (const [language, { version, samples }] of succeeded) {
    const execution = { version, files: await hashFiles(RUNNERS[language].helpers), samples: hashSamples(samples) };
    const { version: before, ...recorded } = record[language] ?? { version };
    const { version: _, ...now } = execution;
    record[language] = { ...execution, version: JSON.stringify(recorded) === JSON.stringify(now) ? before : version };
  }
  const sorted = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

async function hashFiles(names: string[]): Promise<Record<string, string>> {
  const entries = names.map(async (name) => [`samples/${name}`, await hashFile(join(ROOT, 'samples', name))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function hashSamples(samples: SiteSample[]): Record<string, string> {
  return Object.fromEntries(samples.map(({ id, example, code }) => [`${id}.${example}`, textHash(code.source)]));
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { required } from '../../packages/base/invariant.ts';
import type { ApiDocument } from '../content/read/api.ts';
import type { Report } from '../findings/finding.ts';
import type { Contract } from './contract.ts';

const COMMAND = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const CONFIG_FILE = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The part of Redocly's report that is read; its pointers are percent-encoded URI fragments. */
type RedoclyReport = {
  problems: { ruleId: string; message: string; suggest?: string[]; location: { pointer?: string }[] }[];
};

/** Redocly's rules on the bundled English documents, the ones that are published. Nothing is fetched. */
export async function lintWithRedocly({ apis }: Contract, report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'));
  try {
    const reports = await Promise.all(apis.map((api) => lint(api, folder)));
    for (const [index, api] of apis.entries()) reportProblems(api, reports[index], report);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lint(api: ApiDocument, folder: string): Promise<RedoclyReport> {
  const file = join(folder, `${api.kind}-${api.id}.json`);
  await writeFile(file, JSON.stringify(api.document));
  const words = [COMMAND, 'lint', '--config', CONFIG_FILE, '--format', 'json', '--max-problems', '1000', file];
  const output = await new Promise<string>((resolve, reject) => {
    const env = { ...process.env, ...OFFLINE };
    // It ends with 1 when it finds something: the report tells, and without one it is a failure of the command.
    execFile(process.execPath, words, { env, maxBuffer: 1e8 }, (error, stdout) =>
      stdout ? resolve(stdout) : reject(error),
    );
  });
  // The command's own format.
  return JSON.parse(output);
}

function reportProblems(api: ApiDocument, found: RedoclyReport | undefined, report: Report): void {
  for (const { location, message, ruleId, suggest = [] } of found?.problems ?? []) {
    const pointer = decodeURIComponent(
      required(location[0], 'Redocly reports where a problem is.').pointer ?? '',
    ).replace(/^#\/?$|^#/, '');
    const hint = suggest.length > 0 ? `Did you mean ${suggest.join(' or ')}?` : undefined;
    const text = message.trim().replace(/\s+/g, ' ');
    report({ severity: 'error', ...api.locate(pointer), message: text, hint, rule: ruleId });
  }
}

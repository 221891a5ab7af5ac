import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { textHash } from './text-hash.ts';

/** Where a site folder records which samples were executed. */
export const EXECUTIONS_FILE = 'samples/executions.json';

const shape = z.record(
  z.string(),
  z.strictObject({
    /** `Python 3.11.7`. */
    version: z.string(),
    /** Hashes of the files that the samples use. */
    files: z.record(z.string(), z.string()),
    /** Hashes of the samples as they were, by operation and example. */
    samples: z.record(z.string(), z.string()),
  }),
);

/** By language: with which version which samples ran against the sandbox. Written by `npx vitest run tests/samples/execution.test.ts --update` alone. */
export type SampleExecutions = z.infer<typeof shape>;

/** The record of a site folder, without languages whose files have changed since. Empty where nothing was executed. */
export async function readSampleExecutions(dir: string): Promise<SampleExecutions> {
  const text = await readFile(join(dir, EXECUTIONS_FILE), 'utf8').catch(() => '{}');
  const recorded = shape.parse(JSON.parse(text));
  const entries = await Promise.all(
    Object.entries(recorded).map(async ([language, execution]) => {
      const files = await Promise.all(
        Object.entries(execution.files).map(async ([file, hash]) => (await hashFile(join(dir, file))) === hash),
      );
      return files.includes(false) ? [] : ([[language, execution]] as const);
    }),
  );
  return Object.fromEntries(entries.flat());
}

/** Hash of a file as the record holds it. */
export async function hashFile(path: string): Promise<string> {
  return textHash(await readFile(path, 'utf8').catch(() => ''));
}

/** With which version a sample ran as it is now: `Python 3.11`. */
export function findExecution(
  executions: SampleExecutions,
  { language, name, source }: { language: string; name: string; source: string },
): string | undefined {
  const execution = executions[language];
  if (execution?.samples[name] !== textHash(source)) return undefined;
  return /^.*? \d+(?:\.\d+)?/.exec(execution.version)?.[0];
}

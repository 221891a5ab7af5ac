import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { getTestKey } from '../../packages/simulator/core/test-merchant.ts';
import { readSource } from '../../scripts/content/read/source.ts';
import type { Report } from '../../scripts/findings/finding.ts';
import {
  EXAMPLE_FILES,
  type ExampleFile,
  type RecordedExample,
  type RecordedExamples,
  readExamples,
  toExamples,
  writeExamples,
} from './example-files.ts';
import { readScenarioOperations } from './operations.ts';
import { readScenarios } from './read-scenarios.ts';
import { type RunOptions, runScenario, type ScenarioRun } from './run-scenario.ts';
import { reuseCiphertext } from './stable-ciphertext.ts';

/** A file of examples as the provider records it today. */
export type RecordedFile = { path: string; content: string };

/** Runs every scenario, each on a sandbox of its own. */
export async function runScenarios(
  siteDir: string,
  report: Report,
  beforeStep?: RunOptions['beforeStep'],
): Promise<ScenarioRun[]> {
  const options = { findOperation: await readScenarioOperations(siteDir, report), beforeStep };
  const runs: ScenarioRun[] = [];
  for (const scenario of await readScenarios(siteDir, report)) runs.push(await runScenario(scenario, options, report));
  return runs;
}

/**
 * The files that `npx api-docs examples` writes, with ciphertexts of before where their plaintext is the same, and what is written by hand
 * until a scenario records it.
 */
export async function recordExamples(siteDir: string, report: Report): Promise<RecordedFile[]> {
  const runs = await runScenarios(siteDir, report);
  const examples = toExamples(
    runs.flatMap(({ recordings }) => recordings),
    report,
  );
  const files = Object.keys(EXAMPLE_FILES) as ExampleFile[];
  return Promise.all(files.map((file) => toFile(siteDir, file, examples, report)));
}

async function toFile(
  siteDir: string,
  file: ExampleFile,
  all: RecordedExamples,
  report: Report,
): Promise<RecordedFile> {
  const path = EXAMPLE_FILES[file];
  const exists = await access(join(siteDir, path)).then(
    () => true,
    () => false,
  );
  const source = exists ? await readSource(siteDir, path, report) : undefined;
  const stored: ReturnType<typeof readExamples> = source ? readExamples(file, source.value) : new Map();
  const byHand = [...stored].filter(([name, { unrecorded }]) => unrecorded !== undefined && !all[file].has(name));
  const entries = [...all[file]].map(async ([name, { summary, value }]) => {
    const kept = await reuseCiphertext(value, stored.get(name)?.value, getTestKey);
    return [name, { summary, value: kept }] satisfies [string, RecordedExample];
  });
  return { path, content: writeExamples(file, new Map([...(await Promise.all(entries)), ...byHand])) };
}

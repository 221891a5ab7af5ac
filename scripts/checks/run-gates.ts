import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../cli/browser.ts';
import { startProgress } from '../cli/progress.ts';
import { ROOT } from '../installation/installation.ts';
import { type Gate, type GateResult, runGate } from './gate.ts';
import { planGates, type Scope, type Shard } from './gate-plan.ts';
import { formatSummary } from './gate-summary.ts';
import { findTestPort } from './test-ports.ts';

/** More gates beside each other would only wait for the processor. */
const BESIDE_EACH_OTHER = 2;
const FOLDERS = { root: ROOT, results: join(ROOT, '.generated/test-results') };

/** Runs the gates of a scope, or of a shard of it, whatever they find, and prints a summary. Whether all passed. */
export async function runGates(scope: Scope, shard?: Shard): Promise<boolean> {
  const start = performance.now();
  await rm(FOLDERS.results, { recursive: true, force: true });
  await mkdir(FOLDERS.results, { recursive: true });
  console.log(`browser: ${ensureBrowser()}`);
  process.env.TEST_PORT ??= String(await findTestPort());
  const results: GateResult[] = [];
  for (const stage of planGates(scope, shard)) {
    if (results.some(({ gate, isPassed }) => gate.isRequired && !isPassed))
      console.log(`\nnot run without the build: ${stage.map(({ name }) => name).join(', ')}`);
    else results.push(...(await runStage(stage)));
  }
  console.log(formatSummary(results, performance.now() - start));
  return results.every(({ isPassed }) => isPassed);
}

async function runStage(stage: readonly Gate[]): Promise<GateResult[]> {
  const waiting = [...stage];
  const results: GateResult[] = [];
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift())
      results.push(await runGate(gate, FOLDERS, stage.length === 1));
  };
  if (stage.length > 1) process.stdout.write(`\nrunning ${stage.map(({ name }) => name).join(', ')} … `);
  // A gate by itself shows its own output as it comes.
  const stop = stage.length > 1 ? startProgress() : () => undefined;
  await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, work)).finally(stop);
  return results;
}

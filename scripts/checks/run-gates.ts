import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../cli/browser.ts';
import { startProgress } from '../cli/progress.ts';
import type { Outcome } from '../findings/report-findings.ts';
import { ROOT } from '../installation/installation.ts';
import { type Gate, type GateResult, runGate } from './gate.ts';
import { planGates, type Scope, type Shard } from './gate-plan.ts';
import { findFailed, formatSummary } from './gate-summary.ts';
import { findTestPort } from './test-ports.ts';

/** More gates beside each other would only wait for the processor. */
const BESIDE_EACH_OTHER = 2;
const FOLDERS = { root: ROOT, results: join(ROOT, '.generated/test-results') };

/** Runs the gates of a scope, or of a shard of it, whatever they find, and says what failed, with a summary. `isLive`: a gate by itself shows its own output as it comes. */
export async function runGates(scope: Scope, shard: Shard | undefined, isLive: boolean): Promise<Outcome> {
  const start = performance.now();
  await rm(FOLDERS.results, { recursive: true, force: true });
  await mkdir(FOLDERS.results, { recursive: true });
  console.log(`browser: ${ensureBrowser()}`);
  process.env.TEST_PORT ??= String(await findTestPort());
  const results: GateResult[] = [];
  for (const stage of planGates(scope, shard)) {
    if (results.some(({ gate, isPassed }) => gate.isRequired && !isPassed))
      console.log(`\nnot run without the build: ${stage.map(({ name }) => name).join(', ')}`);
    else results.push(...(await runStage(stage, isLive && stage.length === 1)));
  }
  return { findings: results.flatMap(findFailed), summary: formatSummary(results, performance.now() - start) };
}

async function runStage(stage: readonly Gate[], isLive: boolean): Promise<GateResult[]> {
  const waiting = [...stage];
  const results: GateResult[] = [];
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) results.push(await runGate(gate, FOLDERS, isLive));
  };
  if (!isLive) process.stdout.write(`\nrunning ${stage.map(({ name }) => name).join(', ')} … `);
  const stop = isLive ? () => undefined : startProgress();
  await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, work)).finally(stop);
  return results;
}

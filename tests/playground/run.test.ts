import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Exchange } from '../../src/playground/client/exchange.ts';
import { findRetryWait } from '../../src/playground/client/retry-wait.ts';
import { createPageProvider } from '../../src/playground/provider/page-provider.ts';
import { createPace, type Pace } from '../../src/playground/run/pace.ts';
import { runStep, type StepResult } from '../../src/playground/run/run-step.ts';
import { ROOT } from '../samples/toolchain.ts';
import { createMemoryStorage } from './memory-storage.ts';

function startRun(pace: Pace = createPace(0)) {
  const provider = createPageProvider(createMemoryStorage());
  const calls: Exchange[] = [];
  const results: StepResult[] = [];
  const context = {
    source: { provider, locale: 'en' },
    ids: {},
    pace,
    onCall: (call: Exchange) => calls.push(call),
    onResult: (result: StepResult) => results.push(result),
  };
  return { provider, calls, results, run: (operation: string) => runStep(operation, context) };
}

async function readSteps(file: string): Promise<string[]> {
  const text = await readFile(join(ROOT, 'guides', file), 'utf8');
  return [...text.matchAll(/^ +operation: (\w+)$/gm)].map(([, operation = '']) => operation);
}

test.each(['en/index.md', 'zh/index.md', 'en/guide/quick-start.md', 'zh/guide/quick-start.md'])(
  'the steps of %s open a card and put money on it',
  async (file) => {
    const { provider, calls, run } = startRun();
    const steps = await readSteps(file);
    const phases = [];
    for (const step of steps) phases.push((await run(step)).phase);

    expect(steps.length).toBeGreaterThan(3);
    expect(phases).toEqual(steps.map(() => 'done'));
    expect(calls.every(({ problems, isSignatureValid }) => problems.length === 0 && isSignatureValid)).toBe(true);
    expect(provider.getState().wallet.balances.USD?.available).toBe('1796.00');
  },
);

test('a second run registers another document', async () => {
  const { run } = startRun();
  for (const step of ['exchangeToken', 'createHolder', 'createHolder']) expect((await run(step)).phase).toBe('done');
});

test('a call before its turn ends with the documented error', async () => {
  const { run, provider } = startRun();
  for (const step of ['exchangeToken', 'createHolder']) await run(step);
  const { phase, exchange } = await run('openCard');

  expect(phase).toBe('failed');
  expect(exchange?.responseBody).toContain('HOLDER_STATUS_CONFLICT');
  expect(exchange && findRetryWait(exchange, provider.getState())).toBe(3000);
});

test('stopping a wait leaves the read to be made again, and an order as it was placed', async () => {
  const pace = createPace(0);
  const { run, results } = startRun(pace);
  for (const step of ['exchangeToken', 'createHolder', 'getHolder', 'openCard', 'getCardLog']) await run(step);
  expect(results.at(-1)).toMatchObject({ phase: 'waiting', status: 'processing', waitMs: 1000 });
  pace.stop();
  expect(await run('rechargeCard')).toMatchObject({ phase: 'done', status: 'processing' });

  const second = createPace(0);
  const other = startRun(second);
  for (const step of ['exchangeToken', 'createHolder']) await other.run(step);
  second.stop();
  expect(await other.run('getHolder')).toMatchObject({ phase: 'stopped', status: 'pending' });
});

test('skipping a wait moves the clock to its end at once', async () => {
  const pace = createPace(60_000);
  const waiting = pace.wait(3000);
  pace.skip();
  expect(await waiting).toBe(3000);
});

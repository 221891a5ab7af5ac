import { beforeAll, expect, test } from 'vitest';

import type { Compiled } from '../../scripts/content/compile.ts';

import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { findRetryWait } from '../../site/provider/fields/retry-wait.ts';
import { createProvider } from '../../site/provider/provider.ts';
import type { FlowStep } from '../../src/model/page.ts';
import type { Exchange } from '../../src/playground/client/exchange.ts';
import { completeProvider } from '../../src/playground/provider-defaults.ts';
import { runStep, type StepResult } from '../../src/playground/run/run-step.ts';
import { createScheduler, type Scheduler } from '../../src/playground/run/scheduler.ts';
import { compiledSite } from '../setup/site-contents.ts';
import { createSandboxCall } from './create-form.ts';
import { createMemoryStorage } from './memory-storage.ts';

let compiled: Compiled;

beforeAll(async () => {
  compiled = await compiledSite();
});

function startRun(scheduler: Scheduler = createScheduler(0)) {
  const provider = createPageProvider(createMemoryStorage());
  const calls: Exchange[] = [];
  const results: StepResult[] = [];
  const createCall = (id: string) => createSandboxCall({ id }, provider, calls);
  const context = {
    provider: completeProvider(createProvider('en')),
    createCall,
    ids: {},
    scheduler,
    onResult: (result: StepResult) => results.push(result),
  };
  const runAll = async (steps: FlowStep[]) => {
    const ends: StepResult[] = [];
    for (const step of steps) ends.push(await runStep(step, context));
    return ends;
  };
  const run = async (operation: string) => {
    const step = findSteps('en', '/').find((one) => one.operation === operation);
    if (!step) throw new Error(`The home page has no step ${operation}.`);
    return runStep(step, context);
  };
  return { provider, calls, results, run, runAll };
}

/** The steps of a page, wherever they are in it. */
function findSteps(locale: string, path: string): FlowStep[] {
  const build = compiled.localeBuilds.find(({ site }) => site.locale === locale);
  const page = build?.pages.find((one) => one.path === path);
  const steps: FlowStep[] = [];
  JSON.stringify(page, (name, value) => {
    if (name === 'steps') steps.push(...value);
    return value;
  });
  return steps;
}

test.each([
  ['en', '/', '1796.00'],
  ['zh', '/', '1796.00'],
  ['en', '/guide/quick-start', '1796.00'],
  ['zh', '/guide/quick-start', '1796.00'],
  ['en', '/guide/first-runs', '1195.00'],
  ['zh', '/guide/first-runs', '1195.00'],
  ['en', '/hello', '2000.00'],
])('the steps in %s of %s run to their end and leave the documented balance of %s', async (locale, path, balance) => {
  const { provider, calls, runAll } = startRun();
  const steps = findSteps(locale, path);
  const ends = await runAll(steps);

  expect(steps).not.toEqual([]);
  expect(ends.map(({ phase }) => phase)).toEqual(steps.map(() => 'done'));
  expect(calls.every(({ problems, isSignatureValid }) => problems?.length === 0 && isSignatureValid)).toBe(true);
  expect(provider.getState().wallet.balances.USD?.available).toBe(balance);
});

test('a payout pays with its own quote, and is followed until it has succeeded', async () => {
  const { calls, runAll } = startRun();
  const steps = findSteps('en', '/guide/first-runs');
  const ends = await runAll([...steps, ...steps]);
  const [first = '', second = ''] = calls.flatMap(({ operationId, requestBody = '' }) =>
    operationId === 'createPayment' ? [JSON.parse(requestBody).quoteId] : [],
  );

  expect(second).not.toBe(first);
  expect(ends.at(-1)).toMatchObject({ phase: 'done', status: 'success' });
});

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
  const scheduler = createScheduler(0);
  const { run, results } = startRun(scheduler);
  for (const step of ['exchangeToken', 'createHolder', 'getHolder', 'openCard', 'getCardLog']) await run(step);
  expect(results.at(-1)).toMatchObject({ phase: 'waiting', status: 'processing', waitMs: 1000 });
  scheduler.stop();
  expect(await run('rechargeCard')).toMatchObject({ phase: 'done', status: 'processing' });

  const second = createScheduler(0);
  const other = startRun(second);
  for (const step of ['exchangeToken', 'createHolder']) await other.run(step);
  second.stop();
  expect(await other.run('getHolder')).toMatchObject({ phase: 'stopped', status: 'pending' });
});

test('skipping a wait moves the clock to its end at once', async () => {
  const scheduler = createScheduler(60_000);
  const waiting = scheduler.wait(3000);
  scheduler.skip();
  expect(await waiting).toBe(3000);
});

import { expect, it } from 'vitest';
import { certify, type Faulty } from './certify.ts';
import { runProgram } from './program.ts';

/** What is graded on demand: the plays that it needs, and those of the points that it presumes. */
const KEYS = ['unsigned', 'altered', 'other_key', 'respaced', 'second_key'];
const rotating: Faulty = { extras: ['rotate-key'] };
const crashing: Faulty = { extras: ['crash'] };
const forget: Faulty['run'] = (program, prefix) => runProgram(program, `${prefix}${crypto.randomUUID()}-`);
/** Reads the wallet, and so many pages of the log of its card. */
const reconciling = (pages: number): Faulty => ({
  extras: ['daily'],
  async daily(client, cardId) {
    await client.GET('/v2/biz/wallet');
    for (let page = 1; page <= pages; page += 1)
      await client.GET('/v2/card/{cardId}/log', { params: { path: { cardId }, query: { page } } });
    return 0;
  },
});
const long = (timeoutMs: number): Faulty => ({ extras: ['long'], options: () => ({ timeoutMs }) });

it.concurrent.each<readonly [string, string, Faulty, readonly string[]]>([
  ['S5', 'has both keys of the provider', rotating, KEYS],
  ['U3', 'waits for a limited time', long(1500), ['held']],
  ['U4', 'orders under the same number after a crash', crashing, ['crash']],
  ['M3', 'reads each page of its card', reconciling(2), ['daily']],
])('%s passes, and nothing fails, when a client %s', async (point, _, good, kinds) => {
  const { report } = await certify('extras', good, kinds);
  expect(report.points.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  expect(report.points.find(({ id }) => id === point)?.verdict).toBe('passed');
});

it.concurrent.each<readonly [string, string, Faulty, readonly string[]]>([
  ['S5', 'has one key of the provider', { ...rotating, hasOneKey: true }, KEYS],
  ['U4', 'makes its numbers anew at each start', { ...crashing, run: forget }, ['crash']],
  ['M3', 'reads the first page of its card', reconciling(1), ['daily']],
])('%s and nothing else fails when a client %s', async (point, _, faulty, kinds) => {
  const { report } = await certify('extras', faulty, kinds);
  expect(report.points.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)).toEqual([point]);
});

it.concurrent('says which option a point needs', async () => {
  const { report } = await certify('extras', {}, []);
  const reasons = report.points.map(({ reason }) => reason).filter((reason) => reason?.startsWith('needs'));
  expect(reasons).toEqual(['needs --rotate-key', 'needs --long', 'needs --crash', 'needs --daily']);
});

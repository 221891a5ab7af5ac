import { expect, it } from 'vitest';
import type { CertificationLog, Exchange, Leave } from '../exchange.ts';
import { judgeTimeLimits } from './time-limits.ts';

const HELD: Exchange = {
  ...{ round: 1, at: 1000, answeredAt: 91_000, time: 1000, requestId: 'req_1', operation: 'openCard', bytes: '1' },
  ...{ isWrite: true, hasBody: true, hasParameters: false, uses: [], gives: [], status: 202, code: 0, fault: 'held' },
};

function judge(leave?: Pick<Leave, 'at' | 'isLeft'>, held = HELD): string | undefined {
  const log: CertificationLog = {
    ...{ mode: 'run', seed: 'held', startedAt: 0, exchanges: [held], sockets: [], rounds: [], extras: ['long'] },
    leaves: leave ? [{ ...leave, round: 1, requestId: 'req_1' }] : [],
  };
  return judgeTimeLimits(log)[0]?.verdict;
}

it.each([
  ['leaves after 15 seconds', { at: 16_000, isLeft: true }, 'passed'],
  ['leaves after 80 seconds', { at: 81_000, isLeft: true }, 'failed'],
  ['waits to the end', { at: 91_000, isLeft: false }, 'failed'],
  ['ends at once', { at: 1100, isLeft: true }, undefined],
  ['still waits', undefined, undefined],
])('U3: a client that %s', (_, leave, verdict) => {
  expect(judge(leave)).toBe(verdict);
});

it('U3 says nothing of a command that was killed', () => {
  expect(judge({ at: 3000, isLeft: true }, { ...HELD, isKilled: true })).toBeUndefined();
});

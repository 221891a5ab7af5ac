import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { grade } from '../grade.ts';

const CALL: Exchange = {
  ...{ round: 0, at: 0, answeredAt: 0, time: 0, requestId: 'req_1', operation: 'getWallet', bytes: 'wallet' },
  ...{ isWrite: false, hasBody: false, hasParameters: false, uses: [], gives: [], status: 200, code: 0 },
};
const ENDED = { status: 401, code: 401003 };
const HELD = { ...ENDED, fault: 'token_ended' } as const;
const UNUSABLE = { status: 401, code: 401011, fault: 'key_disabled' } as const;

const call = (at: number, answeredAt: number, rest: Partial<Exchange>): Exchange => ({
  ...CALL,
  at,
  answeredAt,
  ...rest,
});
const refresh = (at: number, refreshSent: string, refreshIssued: string, tokenIssued: string) =>
  call(at, at + 2, { operation: 'exchangeToken', grant: 'refresh', refreshSent, refreshIssued, tokenIssued });

/** The verdict on what a watched client sent, in the order in which the simulator saw it. */
const judge = (id: string, ...exchanges: Exchange[]) =>
  grade({
    ...{ mode: 'watch', seed: 'tokens', startedAt: 0, extras: [], leaves: [], rounds: [], sockets: [] },
    exchanges,
  }).points.find((point) => point.id === id)?.verdict;

it('leaves the refresh of another worker alone, whose token has ended beside an unusable key', () => {
  const held = call(0, 400, { ...HELD, token: 'a', operation: 'getCard', bytes: 'card' });
  const unusable = call(10, 12, { ...UNUSABLE, token: 'b' });
  expect(judge('T1', held, unusable, refresh(405, 'r1', 'r2', 'c'))).not.toBe('failed');
  const before = [call(0, 2, { ...HELD, token: 'a' }), refresh(5, 'r1', 'r2', 'b'), call(9, 10, { token: 'b' })];
  expect(judge('T1', ...before, unusable, refresh(15, 'r2', 'r3', 'c'))).toBe('failed');
});

it('sees calls that share a token also where the one that arrived later has its response first', () => {
  const first = call(0, 400, { ...HELD, token: 'a' });
  const second = call(1, 5, { ...ENDED, token: 'a', operation: 'getCard', bytes: 'card' });
  const grants = [refresh(7, 'r1', 'r2', 'b'), refresh(405, 'r2', 'r3', 'c')];
  expect(judge('T2', first, second, ...grants)).toBe('failed');
  expect(judge('T2', second, first, ...grants)).toBe('failed');
});

it('T1, T3: the code of a program that is started again is no refresh', () => {
  const code = call(10, 12, { operation: 'exchangeToken', grant: 'code', tokenIssued: 'b' });
  const next = call(20, 22, { token: 'b' });
  expect(judge('T1', call(0, 2, { ...UNUSABLE, token: 'a' }), code, next)).toBe('not seen');
  expect(judge('T1', call(0, 2, { ...HELD, token: 'a' }), code, next)).toBe('not seen');
  const lost = { ...refresh(5, 'r1', 'r2', 'c'), fault: 'cut_after_commit' } as const;
  expect(judge('T3', lost, code, next)).toBe('not seen');
});

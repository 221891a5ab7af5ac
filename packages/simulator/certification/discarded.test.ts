import { expect, it } from 'vitest';
import { findDiscarded } from './discarded.ts';
import type { Exchange } from './exchange.ts';

const ORDER = 'ord_01KF0APSK8S347EN7AM4ZZ75DK';
const call = (at: number, rest: Partial<Exchange> = {}): Exchange => ({
  ...{ round: 0, at, answeredAt: at + 5, time: at, requestId: `req_${at}`, operation: 'openCard', isWrite: true },
  ...{ hasBody: true, hasParameters: false, bytes: 'b', status: 202, code: 0, key: 'k', number: 'n' },
  ...{ uses: [], gives: [ORDER] },
  ...rest,
});
const read = call(25, { operation: 'getCardOrder', isWrite: false, key: undefined, number: undefined, uses: [ORDER] });

const all = (exchanges: Exchange[], exitCode = 0) =>
  findDiscarded({ exchanges, rounds: [{ round: 0, exitCode }] }).map(({ count, requestId }) => `${count} ${requestId}`);

it('finds a call that is repeated after genuine responses of which nothing is used', () => {
  expect(all([call(0), call(10), call(20)])).toEqual(['3 req_20']);
  expect(all([call(0), call(10)], 1)).toEqual(['2 req_10']);
});

it.each<[string, Exchange[]]>([
  [
    'that is started again and reads its order each time',
    [call(0), { ...read, at: 5 }, call(10), read, call(30), read],
  ],
  ['that is started again once', [call(0), call(10)]],
  ['that repeats a withdrawal to read it', [0, 10, 20].map((at) => call(at, { key: undefined }))],
  ['that repeats after faults', [call(0, { fault: 'unsigned' }), call(10, { fault: 'cut_after_commit' }), call(20)]],
  [
    'that repeats after an unknown outcome and a busy key',
    [call(0, { status: 500 }), call(10, { status: 409 }), call(20)],
  ],
])('says nothing of a client %s', (_, exchanges) => {
  expect(all(exchanges)).toEqual([]);
});

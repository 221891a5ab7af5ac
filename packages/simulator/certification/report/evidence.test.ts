import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { toEvidence } from './evidence.ts';

const call = (at: number, rest: Partial<Exchange> = {}): Exchange => ({
  ...{ round: 1, at, answeredAt: at + 5, time: at, requestId: `req_${at}`, operation: 'openCard', isWrite: true },
  ...{ hasBody: true, hasParameters: false, bytes: 'b', status: 403, code: 403004, uses: [], gives: [] },
  ...rest,
});

it('shows a row of equal lines as one, with their number', () => {
  const evidence = toEvidence([
    call(0, { status: 202, code: 0 }),
    ...Array.from({ length: 29 }, (_, at) => call(at + 10)),
  ]);
  expect(evidence.map(({ requestId, more }) => [requestId, more])).toEqual([
    ['req_0', undefined],
    ['req_10', 28],
  ]);
  expect(toEvidence([call(0), call(10)])).toHaveLength(2);
});

it('has no negative gap after a response that was held', () => {
  const [, next] = toEvidence([call(0, { answeredAt: 90_000, fault: 'held' }), call(6_000)]);
  expect(next?.gapMs).toBe(6_000);
});

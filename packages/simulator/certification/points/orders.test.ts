import { expect, it } from 'vitest';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { grade } from '../grade.ts';

const LOG = { mode: 'watch', seed: 'orders', startedAt: 0 } as const;
const ORDER = 'ord_01KF0APSK8S347EN7AM4ZZ75DK';

const exchange = (second: number, rest: Partial<Exchange>): Exchange => ({
  ...{ round: 0, at: second * 1000, answeredAt: second * 1000, time: second * 1000, requestId: `req_${second}` },
  ...{
    operation: 'getCardOrder',
    isWrite: false,
    hasBody: false,
    hasParameters: true,
    bytes: 'b',
    status: 200,
    code: 0,
  },
  ...{ uses: [], gives: [], ...rest },
});

/** The verdict on a client that reads an order, which takes 15 seconds, at these seconds after it was accepted. */
function judge(...seconds: number[]) {
  const accepted = exchange(0, {
    operation: 'openCard',
    isWrite: true,
    status: 202,
    fault: 'order_slow',
    gives: [ORDER],
  });
  const reads = seconds.map((second) =>
    exchange(second, { uses: [ORDER], gives: [ORDER], state: second < 15 ? 'processing' : 'success' }),
  );
  const log: CertificationLog = {
    ...LOG,
    extras: [],
    leaves: [],
    rounds: [],
    sockets: [],
    exchanges: [accepted, ...reads],
  };
  return grade(log).points.find(({ id }) => id === 'O2')?.verdict;
}

it('grades how an order is read, also where its end is read before the fifth time', () => {
  expect(judge(2, 7, 17)).toBe('passed');
  expect(judge(20)).toBe('passed');
  expect(judge(2, 4, 6, 8, 10)).toBe('passed');
  expect(judge(0.2, 0.4, 0.6, 0.8, 1)).toBe('failed');
  expect(judge(2, 7)).toBe('not seen');
});

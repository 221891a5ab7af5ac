import { expect, it } from 'vitest';
import type { Exchange } from './exchange.ts';
import { findNextStep } from './next-step.ts';

const base = {
  round: 0,
  at: 0,
  answeredAt: 0,
  time: 0,
  requestId: '',
  isWrite: false,
  hasBody: false,
  hasParameters: false,
};
const call = (more: Partial<Exchange>): Exchange => ({
  ...{ ...base, operation: 'getWallet', bytes: '', uses: [], status: 200, code: 0, gives: [] },
  ...more,
});
const open = call({ operation: 'openCard', isWrite: true, number: '1', status: 202 });
const recharge = call({ operation: 'rechargeCard', isWrite: true, number: '2', status: 202 });
const read = call({ operation: 'getCardLog', state: 'success' });

it.each([
  ['call', [], 21],
  ['call', [call({ status: 401 })], 21],
  ['order', [call({})], 21],
  ['order', [call({}), { ...open, fault: 'unsigned' as const }], 21],
  ['read', [call({}), open], 21],
  ['recharge', [call({}), open, read], 20],
  ['more', [call({}), open, read, recharge], 3],
  ['done', [call({}), open, read, recharge], 0],
])('asks for the step "%s"', (step, exchanges, unseen) => {
  expect(
    findNextStep({ exchanges }, { points: Array.from({ length: unseen }, () => ({ verdict: 'not seen' }) as never) }),
  ).toBe(step);
});

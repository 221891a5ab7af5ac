import { expect, test } from 'vitest';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import { createTestState } from '../../../packages/simulator/core/test-merchant.ts';
import { sumAmount } from './amount-sum.ts';

const state = createTestState({ seed: 'sum', time: 0 });
const cardManageId = listProducts({ state }).find(({ fees }) => fees.open.value === '1.00')?.cardManageId ?? '';

function sum(value: unknown, currency = 'USD') {
  const body = { cardManageId, initialAmount: { value, currency } } as never;
  return sumAmount('openCard', 'initialAmount', { body, state });
}

test('the total debit of a card is its amount with both fees, rounded to the scale of the currency', () => {
  expect(sum('100.00')).toEqual({ kind: 'debit', total: '102.50', terms: '100.00 + 1.00 + 1.50' });
  expect(sum('33.33')?.terms).toBe('33.33 + 1.00 + 0.50');
});

test.each(['', '1.', '-5', 'abc', '1e3', 7, null, '<b>'])('what is no amount has no sum: %s', (value) => {
  expect(sum(value)).toBeUndefined();
});

test('other operations and fields have none', () => {
  expect(sumAmount('applyQuote', 'amount', { body: { amount: { value: '1.00' } }, state })).toBeUndefined();
});

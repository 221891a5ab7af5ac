import { expect, it } from 'vitest';
import { listProducts } from '../../../packages/simulator/core/cards/products.ts';
import { getChannel } from '../../../packages/simulator/core/payouts/channels.ts';
import { createTestState } from '../../../packages/simulator/core/test-merchant.ts';
import { breakDownCardAction, breakDownPayout, type CardAction, compareFees, isCalculable } from './fee-breakdown.ts';

const PRODUCTS = listProducts({ state: createTestState({ seed: 'sum', time: 0 }) }).filter(
  ({ model }) => model === 'prepaid',
);
const visa = PRODUCTS.find(({ name }) => name === 'Visa virtual USD');
const mastercard = PRODUCTS.find(({ name }) => name === 'Mastercard physical USD');

it.each([
  ['open', '250.00', ['250.00', '1.00', '3.75 | 250.00 × 0.015', '254.75']],
  ['recharge', '33.33', ['33.33', '0.50 | 33.33 × 0.015 = 0.49995 ≈ 0.50', '33.83']],
  ['withdraw', '100', ['100.00', '0.00 | 100.00 × 0', '100.00']],
  ['cancel', '0.20', ['0.20', '0.50', '0.30']],
  ['abroad', '33.33', ['33.33', '0.50 | 33.33 × 0.015 = 0.49995 ≈ 0.50', '33.83']],
] as const)('works out %s of %s with a virtual card', (action, amount, rows) => {
  if (!visa) throw new Error('The sandbox has no product.');
  expect(print(breakDownCardAction(action, amount, visa))).toEqual(rows);
});

it('takes the fee of a withdrawal off what the wallet receives', () => {
  if (!mastercard) throw new Error('The sandbox has one product only.');
  expect(print(breakDownCardAction('withdraw', '100.00', mastercard))).toEqual([
    '100.00',
    '0.50 | 100.00 × 0.005',
    '99.50',
  ]);
});

it('compares the fees of an action over the products that can do it', () => {
  const compare = (action: CardAction) =>
    compareFees(action, '250.00', PRODUCTS).map(({ product: { name }, fee }) => `${name} ${fee}`);
  expect(compare('open')).toEqual(['Visa virtual USD 4.75', 'Discover gift USD 7.00', 'Mastercard physical USD 7.50']);
  expect(compare('withdraw')).toEqual(['Visa virtual USD 0.00', 'Mastercard physical USD 1.25']);
});

it('works out a payout from either side, rounded to the scale of its currency', () => {
  expect(print(breakDownPayout('source', '250.00', getChannel('php_instapay')))).toEqual([
    '250.00',
    '14062.50 | 250.00 × 56.25',
    '2.25 | 1.00 + 250.00 × 0.005',
    '252.25',
  ]);
  expect(print(breakDownPayout('target', '1000', getChannel('jpy_local')))).toEqual([
    '6.66 | 1000 ÷ 150.25',
    '1000',
    '2.02 | 2.00 + 6.66 × 0.003 = 0.01998 ≈ 0.02',
    '8.68',
  ]);
});

it.each(['', 'abc', '-1', '1e3', '1.234', '1,000', '9'.repeat(30)])('refuses %j as an amount', (text) => {
  expect(isCalculable(text, 2)).toBe(false);
});

function print(rows: ReturnType<typeof breakDownPayout>): string[] {
  return rows.map(({ value, terms }) => (terms === undefined ? value : `${value} | ${terms}`));
}

import { expect, test } from 'vitest';
import { findViolations } from './violations.ts';

function find(initialAmount: unknown) {
  return findViolations('openCard', { parameters: {}, body: JSON.stringify({ initialAmount }) }).filter(({ field }) =>
    field.startsWith('initialAmount'),
  );
}

test('an amount with more decimal places than its currency has is marked, though its schema allows it', () => {
  expect(find({ value: '10.001', currency: 'USD' })).toEqual([
    { field: 'initialAmount.value', rule: 'decimals', value: 'USD 2' },
  ]);
});

test.each(['', ' ', '-1', '1e999', '1.', '.5', '1,5', '\u0000', '{"a":1}'])(
  'the amount %j is marked once, by its schema',
  (value) => {
    expect(find({ value, currency: 'USD' })).toMatchObject([{ field: 'initialAmount.value' }]);
  },
);

test.each([null, [], [[[]]], { value: 1, currency: {} }, { value: '1', currency: '__proto__' }])(
  'the amount %j is a violation, not a failure',
  (amount) => {
    expect(find(amount).length).toBeGreaterThan(0);
  },
);

test('an empty parameter of the path is missing', () => {
  expect(findViolations('getCard', { parameters: { cardId: '' }, body: undefined })).toEqual([
    { field: 'path:cardId', rule: 'required' },
  ]);
});

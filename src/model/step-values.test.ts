import { expect, test } from 'vitest';
import { chooseStepValues, findStepValues, getStatusTone, listStepValues } from './step-values.ts';

const RESPONSE = {
  code: 0,
  data: {
    orderId: 'ord_1',
    status: 'pending',
    walletAmount: { value: '102.50', currency: 'USD' },
    items: [{ id: 'a' }],
  },
};

test('an amount is one value with its currency, and a status is marked', () => {
  expect(listStepValues(RESPONSE)).toEqual([
    { name: 'code', value: '0' },
    { name: 'orderId', value: 'ord_1' },
    { name: 'status', value: 'pending', kind: 'status' },
    { name: 'walletAmount', value: '102.50', kind: 'amount', currency: 'USD' },
    { name: 'id', value: 'a' },
  ]);
});

test('a row has the first value, the status and the last amount', () => {
  const fee = { value: '2.50', currency: 'USD' };
  const values = listStepValues({
    orderId: 'ord_1',
    fee,
    totalDebit: { ...fee, value: '5.00' },
    status: 'paid',
    note: '',
  });
  expect(chooseStepValues(values).map(({ name }) => name)).toEqual(['orderId', 'status', 'totalDebit']);
});

test('what came back takes the place of what was expected, of a list the item that was meant', () => {
  const items = [{ product: 'a' }, { product: 'b' }];
  const expected = listStepValues({ status: 'paid', product: 'b', cardId: 'c' });
  expect(findStepValues({ items, status: 'failed' }, expected).map(({ value }) => value)).toEqual(['failed', 'b']);
});

test('a status that is not decided has another dot than one that is', () => {
  expect(['pending', 'active', 'rejected'].map(getStatusTone)).toEqual(['warn', 'ok', 'bad']);
});

import { expect, test } from 'vitest';
import { comparePurposes, getOperationPurpose, getQueryPurpose } from './purpose.ts';

test.each([
  ['refund a payment', 'create'],
  ['how do I stop a subscription', 'remove'],
  ['how much is on the card', 'read'],
  ['why did the payment fail', undefined],
  ['wallet balance', undefined],
  ['put a card into a wallet', 'attach'],
  ['kick somebody out of a team', 'detach'],
  ['add a card', 'create'],
  ['get notified about payments', 'create'],
  ['如何取消订单', 'remove'],
  ['查询余额', 'read'],
])('reads what the reader of "%s" wants done', (query, purpose) => {
  expect(getQueryPurpose(query)).toBe(purpose);
});

test.each([
  [{ title: 'Get a refund', method: 'POST', path: '/refund/get' }, 'read'],
  [{ title: 'Payment link', method: 'PATCH', path: '/paymentLinks/{id}' }, 'update'],
  [{ title: 'Orders', method: 'POST', path: '/orders/cancel' }, 'remove'],
  [{ title: 'Orders', method: 'POST', path: '/orders' }, undefined],
] as const)(
  'tells what an operation does by its title, its method, or the end of its path: %o',
  (operation, purpose) => {
    const { title, method, path } = operation;
    expect(getOperationPurpose(title, { method, path, id: '' })).toBe(purpose);
  },
);

test('to put one thing into another is near to creating it, and not to reading it', () => {
  expect(comparePurposes('attach', 'attach')).toBe('same');
  expect(comparePurposes('attach', 'create')).toBe('near');
  expect(comparePurposes('remove', 'detach')).toBe('near');
  expect(comparePurposes('attach', 'read')).toBe('other');
});

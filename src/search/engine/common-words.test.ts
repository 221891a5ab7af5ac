import { expect, test } from 'vitest';
import type { SearchEndpoint, SearchPage, Synonym } from '../../model/search.ts';
import { search } from './query.ts';
import { buildIndex } from './search-index.ts';

/** An operation as the compiler enters it: its title, its endpoint, and a field that all of them have. */
function operation(path: string, title: string, endpoint: SearchEndpoint): SearchPage {
  const field = { kind: 'field', id: 'res-200-id', label: 'id', text: 'Identifier of the order.' } as const;
  return { path, title, endpoints: [endpoint], entries: [field] };
}

const pages: SearchPage[] = [
  {
    path: '/types/order',
    title: 'Order',
    isDataType: true,
    endpoints: [],
    entries: [
      { kind: 'field', id: 'status', label: 'status', text: 'Status of the order: open, cancelled, refunded.' },
      { kind: 'field', id: 'payment', label: 'payment', text: 'The payment of the order.' },
    ],
  },
  operation('/orders/create', 'Create Order', { method: 'POST', path: '/orders', id: 'createOrder' }),
  operation('/orders/list', 'List Orders', { method: 'GET', path: '/orders', id: 'listOrders' }),
  operation('/orders/update', 'Update Order', { method: 'PATCH', path: '/orders/{id}', id: 'updateOrder' }),
  operation('/orders/cancel', 'Cancel Order', { method: 'POST', path: '/orders/{id}/cancel', id: 'cancelOrder' }),
  operation('/payments/refund', 'Refund Payment', { method: 'POST', path: '/payments/{id}/refund', id: 'refund' }),
  operation('/payouts/remove', 'Payout Details', { method: 'DELETE', path: '/payouts/{id}', id: 'c' }),
  operation('/payouts/change', 'Payout Details', { method: 'PATCH', path: '/payouts/{id}', id: 'b' }),
  operation('/payouts/read', 'Payout Details', { method: 'GET', path: '/payouts/{id}', id: 'a' }),
  { path: '/types/payout', title: 'Payout', isDataType: true, endpoints: [], entries: [] },
  operation('/events/order', 'Order Changed', { method: 'POST', path: '{$request.body#/url}', id: 'orderChanged' }),
  operation('/webhooks/order', 'Order Shipped', { method: 'POST', path: 'order.shipped', id: 'orderShipped' }),
];

const LIMITS = { pages: 7, hits: 3, excerpt: 100 };
const find = (query: string, synonyms: Synonym[] = [], all = pages) =>
  search(buildIndex({ pages: all, synonyms }), query, LIMITS).groups.map(({ path }) => path);

test.each([
  ['get all orders', '/orders/list'],
  ['how many orders', '/orders/list'],
  ['make an order', '/orders/create'],
  ['how do I change an order', '/orders/update'],
  ['undo an order', '/orders/cancel'],
  ['show payout details', '/payouts/read'],
  ['edit payout details', '/payouts/change'],
  ['forget payout details', '/payouts/remove'],
])('%s: the operation that does what the reader wants comes first', (query, path) => {
  expect(find(query)[0]).toBe(path);
});

test.each([
  ['void order', '/orders/cancel'],
  ['give money back', '/payments/refund'],
  ['reimburse', '/payments/refund'],
])('%s: words that no page has stand for those of the API', (query, path) => {
  expect(find(query)[0]).toBe(path);
});

test('a data type, and a request of the provider, come after what a reader can call, and first by their names', () => {
  expect(find('payouts').at(-1)).toBe('/types/payout');
  expect(find('payout')[0]).toBe('/types/payout');
  expect(find('order changed')[0]).toBe('/events/order');
  expect(find('orders').slice(-2).sort()).toEqual(['/types/order', '/webhooks/order']);
});

test('what a site says itself about a word replaces the general meaning', () => {
  const own = [{ term: 'void', means: ['refund'] }];
  expect(find('void')).toContain('/orders/cancel');
  expect(find('void', own)).toEqual(['/payments/refund']);
});

test('a question why something failed is about no operation', () => {
  const guide: SearchPage = {
    path: '/guide/failures',
    title: 'Failed Orders',
    endpoints: [],
    entries: [{ kind: 'section', label: 'Declined', text: 'Why an order is declined.' }],
  };
  expect(find('why is my order declined', [], [...pages, guide])[0]).toBe('/guide/failures');
});

test.each([
  ['新建订单', '/orders/create'],
  ['作废订单', '/orders/cancel'],
  ['看订单', '/orders/list'],
  ['退钱', '/payments/refund'],
])('%s: Chinese words have general meanings too', (query, path) => {
  const titles: Record<string, string> = {
    '/orders/create': '创建订单',
    '/orders/list': '查询订单',
    '/orders/update': '更新订单',
    '/orders/cancel': '取消订单',
    '/payments/refund': '退款',
  };
  const chinese = pages.flatMap((page) => ({ ...page, title: titles[page.path] ?? '订单' }));
  expect(find(query, [], chinese)[0]).toBe(path);
});

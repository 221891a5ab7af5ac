import { expect, test } from 'vitest';
import { createPageProvider } from '../../provider/environments/page-provider.ts';
import { FAULTS, nameResponse, type RetryStrategy, runRetry } from '../../provider/retry-lab/run-retry.ts';
import { createMemoryStorage } from './memory-storage.ts';

const source = () => ({ provider: createPageProvider(createMemoryStorage()), locale: 'en' });

test.each<[RetryStrategy, { response: string; orders: number; charged: string; isReplayed: boolean }]>([
  ['sameKey', { response: '202', orders: 1, charged: '101.50', isReplayed: true }],
  ['newKey', { response: '409002', orders: 1, charged: '101.50', isReplayed: false }],
  ['lost', { response: '202', orders: 2, charged: '203.00', isReplayed: false }],
])('after a time-out behind the commit, a retry with %s costs what it should', async (strategy, expected) => {
  const { retry, orders, charged, isReplayed } = await runRetry(strategy, 'timeout_after_commit', source());
  expect({ response: nameResponse(retry), orders, charged, isReplayed }).toEqual(expected);
});

test.each(FAULTS.filter((fault) => fault !== 'timeout_after_commit'))(
  'where nothing was executed (%s), every retry is charged once',
  async (fault) => {
    const shared = source();
    for (const strategy of ['sameKey', 'newKey', 'lost'] as const)
      expect(await runRetry(strategy, fault, shared)).toMatchObject({ orders: 1, charged: '101.50' });
  },
);

import { expect, test } from 'vitest';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { RETRY_OPERATIONS, type RetryOperation, SUBJECTS } from '../../site/provider/retry-lab/retry-operations.ts';
import { FAULTS, nameResponse, RETRY_STRATEGIES, runRetry } from '../../site/provider/retry-lab/run-retry.ts';
import { createMemoryStorage } from './memory-storage.ts';

const source = () => ({ provider: createPageProvider(createMemoryStorage()), locale: 'en' });

const TWICE: Record<RetryOperation, string> = {
  rechargeCard: '203.00',
  withdrawCard: '200.00',
  createPayment: '203.00',
};

test.each(RETRY_OPERATIONS)(
  'after a time-out behind the commit, a retry of %s costs what it should',
  async (operation) => {
    const shared = source();
    const outcomes = [];
    for (const strategy of RETRY_STRATEGIES) {
      const { retry, orders, taken, isReplayed } = await runRetry(
        { operation, strategy, fault: 'timeout_after_commit' },
        shared,
      );
      outcomes.push([nameResponse(retry), orders, taken, isReplayed]);
    }
    const { total } = SUBJECTS[operation];
    expect(outcomes).toEqual([
      ['202', 1, total, true],
      ['409002', 1, total, false],
      ['202', 2, TWICE[operation], false],
    ]);
  },
);

test.each(
  RETRY_OPERATIONS.flatMap((operation) =>
    FAULTS.filter((fault) => fault !== 'timeout_after_commit').map((fault) => ({ operation, fault })),
  ),
)('where nothing was executed ($fault), every retry of $operation takes one amount', async ({ operation, fault }) => {
  const shared = source();
  for (const strategy of RETRY_STRATEGIES)
    expect(await runRetry({ operation, strategy, fault }, shared)).toMatchObject({
      orders: 1,
      taken: SUBJECTS[operation].total,
    });
});

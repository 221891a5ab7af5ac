import { expect, it } from 'vitest';
import { listValues } from '../../packages/simulator/core/state/table.ts';
import type { Loose } from '../sandbox/driver.ts';
import { certify, type Faulty } from './certify.ts';
import { finishPayment, pay, quote } from './payments.ts';
import { runProgram } from './program.ts';

/** What is graded on demand: the plays that it needs, and those of the points that it presumes. */
const KEYS = ['unsigned', 'altered', 'other_key', 'respaced', 'second_key'];
const rotating: Faulty = { extras: ['rotate-key'] };
const crashing: Faulty = { extras: ['crash'] };
const forget: Faulty['run'] = (program, prefix) => runProgram(program, `${prefix}${crypto.randomUUID()}-`);
/** Opens a card and makes a payment. As its daily job, it reads the wallet, so many pages of the log of its card, and the payment or not. */
const reconciling = (pages: number, readsPayment: boolean): Faulty => {
  let client: Loose;
  return {
    extras: ['daily'],
    program: (_, own) => {
      client = own;
      return {};
    },
    async run(program, prefix) {
      const { data } = await quote(client, '20.00');
      const payment = await pay(client, data.quoteId, `${prefix}PAY`);
      await finishPayment(client, payment.data.orderId, program);
      return runProgram(program, prefix);
    },
    async daily(own, { cards, payouts }) {
      await own.GET('/v2/biz/wallet');
      const [cardId] = listValues(cards.cards).map(({ card }) => card.cardId);
      for (let page = 1; page <= pages; page += 1)
        await own.GET('/v2/card/{cardId}/log', { params: { path: { cardId }, query: { page } } });
      const payments = readsPayment ? listValues(payouts.payments) : [];
      for (const { order } of payments)
        await own.GET('/v2/payment/query_payment_order/{orderId}', { params: { path: { orderId: order.orderId } } });
      return 0;
    },
  };
};
const long = (timeoutMs: number): Faulty => ({ extras: ['long'], options: () => ({ timeoutMs }) });

it.each<readonly [string, string, Faulty, readonly string[]]>([
  ['S5', 'has both keys of the provider', rotating, KEYS],
  ['U3', 'waits for a limited time', long(1500), ['held']],
  ['U4', 'orders under the same number after a crash', crashing, ['crash']],
  ['M3', 'reads each page of its card, and its payments', reconciling(2, true), ['daily']],
])('%s passes, and nothing fails, when a client %s', async (point, _, good, kinds) => {
  const { report } = await certify('extras', good, kinds);
  expect(report.points.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  expect(report.points.find(({ id }) => id === point)?.verdict).toBe('passed');
});

it.each<readonly [string, string, Faulty, readonly string[]]>([
  ['S5', 'has one key of the provider', { ...rotating, hasOneKey: true }, KEYS],
  ['U4', 'makes its numbers anew at each start', { ...crashing, run: forget }, ['crash']],
  ['U3', 'waits without a limit', long(300_000), ['held']],
  ['M3', 'reads the first page of its card', reconciling(1, true), ['daily']],
  ['M3', 'does not read a payment again', reconciling(2, false), ['daily']],
])('%s and nothing else fails when a client %s', async (point, _, faulty, kinds) => {
  const { report } = await certify('extras', faulty, kinds);
  expect(report.points.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id)).toEqual([point]);
});

it('says which option a point needs', async () => {
  const { report } = await certify('extras', {}, []);
  const reasons = report.points.map(({ reason }) => reason).filter((reason) => reason?.startsWith('needs'));
  expect(reasons).toEqual(['needs --rotate-key', 'needs --long', 'needs --crash', 'needs --daily']);
});

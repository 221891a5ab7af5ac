import { isLess } from '../../../packages/simulator/core/ledger/amounts.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import { listChoices } from '../fields/choices.ts';
import { PAYMENT, QUOTE } from '../fields/example-bodies.ts';
import { createOrderNumber } from '../fields/prefill.ts';
import { type CallSource, ensureToken, prepare, send } from '../fields/prepare.ts';

/** The operations that move money, each with what a retry of it can cost. */
export const RETRY_OPERATIONS = ['rechargeCard', 'withdrawCard', 'createPayment'] as const;

export type RetryOperation = (typeof RETRY_OPERATIONS)[number];

type Body = Record<string, unknown>;

/** `total`: what one order takes from where the money is, in US dollars. */
type Subject = {
  prefix: string;
  total: string;
  /** Makes money there for two orders. */
  prepare: (source: CallSource) => Promise<void>;
  /** The body but for the order number; a client that has lost it makes it again. */
  createBody: (source: CallSource) => Promise<Body>;
  getFunds: (body: Body, source: CallSource) => string;
  countOrders: (body: Body, source: CallSource) => number;
};

const AMOUNT = { value: '100.00', currency: 'USD' };
/** For two orders with their fees. */
const NEEDED = '203.00';
const ORDER_MS = 2000;

export const SUBJECTS: Record<RetryOperation, Subject> = {
  rechargeCard: {
    prefix: 'RC',
    total: '101.50',
    prepare: fillWallet,
    createBody: createCardBody,
    getFunds: (_body, source) => getWallet(source),
    countOrders: (body, source) => countCardOrders('recharge', body, source),
  },
  withdrawCard: {
    prefix: 'WD',
    total: '100.00',
    prepare: fillCard,
    createBody: createCardBody,
    getFunds: getCardFunds,
    countOrders: (body, source) => countCardOrders('withdraw', body, source),
  },
  createPayment: {
    prefix: 'PO',
    total: '101.50',
    prepare: fillWallet,
    async createBody(source) {
      const quote = await send('applyQuote', QUOTE, source);
      const { data }: { data: { quoteId: string } } = JSON.parse(quote.responseBody);
      return { ...PAYMENT, quoteId: data.quoteId };
    },
    getFunds: (_body, source) => getWallet(source),
    countOrders: (_body, { provider }) => listValues(provider.getState().payouts.payments).length,
  },
};

async function createCardBody(source: CallSource): Promise<Body> {
  return { cardId: await findCard(source), amount: AMOUNT };
}

async function fillCard(source: CallSource): Promise<void> {
  const cardId = await findCard(source);
  if (!isLess(getCardFunds({ cardId }, source), NEEDED)) return;
  await fillWallet(source);
  const amount = { value: '200.00', currency: 'USD' };
  const merchantOrderNo = createOrderNumber('RC', source.provider.getState());
  await send('rechargeCard', { cardId, amount, merchantOrderNo }, source);
  await advanceClock(source.provider, ORDER_MS);
}

async function fillWallet(source: CallSource): Promise<void> {
  await ensureToken(source);
  if (!isLess(getWallet(source), NEEDED)) return;
  await source.provider.control({
    method: 'POST',
    path: '/sandbox/wallet/top-ups',
    body: { amount: { value: '1000.00', currency: 'USD' } },
  });
}

function getWallet({ provider }: CallSource): string {
  return provider.getState().wallet.balances.USD?.available ?? '0.00';
}

function getCardFunds({ cardId }: Body, { provider }: CallSource): string {
  const found = listValues(provider.getState().cards.cards).find(({ card }) => card.cardId === cardId);
  return found?.card.balance?.available ?? '0.00';
}

function countCardOrders(type: string, { cardId }: Body, { provider }: CallSource): number {
  return listValues(provider.getState().cards.orders).filter(
    ({ order }) => order.cardId === cardId && order.type === type,
  ).length;
}

/** An active card that takes money, opened when there is none. */
async function findCard(source: CallSource): Promise<string> {
  await ensureToken(source);
  const find = () =>
    listChoices('cardId', { operationId: 'rechargeCard', state: source.provider.getState(), locale: source.locale })
      ?.choices.map(({ value }) => value)
      .find((id) =>
        listValues(source.provider.getState().cards.cards).some(
          ({ card }) => card.cardId === id && card.status === 'active' && card.balance !== null,
        ),
      );
  const found = find();
  if (found !== undefined) return found;
  await prepare('card', source);
  const opened = find();
  if (opened === undefined) throw new Error('The simulator opened no card.');
  return opened;
}

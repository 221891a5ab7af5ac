import type { CardOrder, OperationId, RequestBody } from '../../../packages/simulator/core/contract/schemas.ts';
import { isLess } from '../../../packages/simulator/core/ledger/amounts.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { getWalletBalance } from '../../../packages/simulator/core/wallet/wallet-ledger.ts';
import { readData } from '../access/make-call.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import { listChoices } from '../fields/choices.ts';
import { PAYMENT, QUOTE } from '../fields/example-bodies.ts';
import { createOrderNumber } from '../fields/prefill.ts';
import { type CallSource, ensureToken, prepare, send } from '../fields/prepare.ts';

/** The operations that move money, each with what a retry of it can cost. */
export const RETRY_OPERATIONS = ['rechargeCard', 'withdrawCard', 'createPayment'] as const satisfies OperationId[];

export type RetryOperation = (typeof RETRY_OPERATIONS)[number];

/** The body but for the order number. */
type Terms<Id extends RetryOperation> = Omit<RequestBody<Id>, 'merchantOrderNo'>;

/** `total`: what one order takes from where the money is, in US dollars. */
export type Subject<Id extends RetryOperation> = {
  prefix: string;
  total: string;
  /** Makes money there for two orders. */
  prepare: (source: CallSource) => Promise<void>;
  /** A client that has lost them makes them again. */
  createTerms: (source: CallSource) => Promise<Terms<Id>>;
  getFunds: (terms: Terms<Id>, source: CallSource) => string;
  countOrders: (terms: Terms<Id>, source: CallSource) => number;
};

const AMOUNT = { value: '100.00', currency: 'USD' };
/** For two orders with their fees. */
const NEEDED = '203.00';
const ORDER_MS = 2000;

export const SUBJECTS: { [Id in RetryOperation]: Subject<Id> } = {
  rechargeCard: {
    prefix: 'RC',
    total: '101.50',
    prepare: fillWallet,
    createTerms: createCardTerms,
    getFunds: (_, source) => getWallet(source),
    countOrders: (terms, source) => countCardOrders('recharge', terms, source),
  },
  withdrawCard: {
    prefix: 'WD',
    total: '100.00',
    prepare: fillCard,
    createTerms: createCardTerms,
    getFunds: getCardFunds,
    countOrders: (terms, source) => countCardOrders('withdraw', terms, source),
  },
  createPayment: {
    prefix: 'PO',
    total: '101.50',
    prepare: fillWallet,
    async createTerms(source) {
      const quote = await send('applyQuote', QUOTE, source);
      return { ...PAYMENT, quoteId: readData<'applyQuote'>(quote).quoteId };
    },
    getFunds: (_, source) => getWallet(source),
    countOrders: (_, { provider }) => listValues(provider.getState().payouts.payments).length,
  },
};

async function createCardTerms(source: CallSource): Promise<Terms<'rechargeCard' | 'withdrawCard'>> {
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
  await source.provider.control('topUpWallet', {}, { amount: { value: '1000.00', currency: 'USD' } });
}

function getWallet({ provider }: CallSource): string {
  return getWalletBalance(provider.getState(), 'USD').available;
}

function getCardFunds({ cardId }: { cardId: string }, { provider }: CallSource): string {
  const found = listValues(provider.getState().cards.cards).find(({ card }) => card.cardId === cardId);
  return found?.card.balance?.available ?? '0.00';
}

function countCardOrders(type: CardOrder['type'], { cardId }: { cardId: string }, { provider }: CallSource): number {
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

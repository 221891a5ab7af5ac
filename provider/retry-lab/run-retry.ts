import { printBody } from '../../src/playground/client/draft.ts';
import { findHeader, getCode, type MadeCall } from '../../src/playground/client/exchange.ts';
import { callSandbox } from '../access/make-call.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import { listChoices } from '../fields/choices.ts';
import { createOrderNumber } from '../fields/prefill.ts';
import { type CallSource, ensureToken, prepare } from '../fields/prepare.ts';
import { addAmounts, isLess, negate } from '../simulator/ledger/amounts.ts';
import { listValues } from '../simulator/state/table.ts';

/** What goes wrong with the first attempt, by the fault of the sandbox that makes it happen. */
export const FAULTS = [
  'timeout_after_commit',
  'timeout_before_commit',
  'rate_limited',
  'internal_error',
  'unavailable',
] as const;

export type RetryFault = (typeof FAULTS)[number];

/** What the client still has when it retries. */
export const RETRY_STRATEGIES = ['sameKey', 'newKey', 'lost'] as const;

export type RetryStrategy = (typeof RETRY_STRATEGIES)[number];

export type Attempt = { key: string; number: string; exchange: MadeCall };

export type RetryResult = {
  first: Attempt;
  retry: Attempt;
  isReplayed: boolean;
  /** Recharges that were executed. */
  orders: number;
  /** What the wallet lost, and what is left of it, in US dollars. */
  charged: string;
  left: string;
  card: string;
};

const AMOUNT = { value: '100.00', currency: 'USD' };
/** For two recharges with their fees. */
const NEEDED = '203.00';
/** The client's time-out and its pause, or what `Retry-After` asks for. */
const TIMEOUT_MS = 11_000;
const RETRY_AFTER_S = 1;
const ORDER_MS = 2000;

/** Recharges a card, loses the response in the way that is wanted, and retries with what the client has left. All calls are real. */
export async function runRetry(strategy: RetryStrategy, fault: RetryFault, source: CallSource): Promise<RetryResult> {
  const { provider } = source;
  const cardId = await findCard(source);
  const before = getWallet(source);
  if (isLess(before, NEEDED)) await provider.control(topUp);
  const start = getWallet(source);
  const countOrders = () =>
    listValues(provider.getState().cards.orders).filter(
      ({ order }) => order.cardId === cardId && order.type === 'recharge',
    ).length;
  const ordersBefore = countOrders();

  await provider.control({
    method: 'POST',
    path: '/sandbox/faults',
    body: { kind: fault, operation: 'rechargeCard', retryAfter: RETRY_AFTER_S },
  });
  const key = crypto.randomUUID();
  const number = createOrderNumber('RC', provider.getState());
  const first = await recharge(cardId, { key, number }, source);
  const isRefused = fault === 'rate_limited' || fault === 'unavailable';
  await advanceClock(provider, isRefused ? RETRY_AFTER_S * 1000 : TIMEOUT_MS);
  const retry = await recharge(
    cardId,
    {
      key: strategy === 'sameKey' ? key : crypto.randomUUID(),
      number: strategy === 'lost' ? createNextNumber(number, source) : number,
    },
    source,
  );
  await advanceClock(provider, ORDER_MS);
  const left = getWallet(source);
  const card = listValues(provider.getState().cards.cards).find((record) => record.card.cardId === cardId);
  return {
    first,
    retry,
    isReplayed: findHeader(retry.exchange.responseHeaders, 'Idempotency-Replayed') === 'true',
    orders: countOrders() - ordersBefore,
    charged: addAmounts(start, negate(left)),
    left,
    card: card?.card.balance?.available ?? '',
  };
}

const topUp = {
  method: 'POST',
  path: '/sandbox/wallet/top-ups',
  body: { amount: { value: '1000.00', currency: 'USD' } },
};

async function recharge(
  cardId: string,
  { key, number }: Omit<Attempt, 'exchange'>,
  source: CallSource,
): Promise<Attempt> {
  const body = printBody({ cardId, amount: AMOUNT, merchantOrderNo: number });
  const exchange = await callSandbox('rechargeCard', { parameters: {}, body }, { ...source, idempotencyKey: key });
  return { key, number, exchange };
}

/** A number that is not taken, also where the first attempt has left no order. */
function createNextNumber(former: string, { provider }: CallSource): string {
  const next = createOrderNumber('RC', provider.getState());
  return next === former ? `${former}-2` : next;
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
  if (opened === undefined) throw new Error('The sandbox opened no card.');
  return opened;
}

function getWallet({ provider }: CallSource): string {
  return provider.getState().wallet.balances.USD?.available ?? '0.00';
}

/** `202`, or the code of an error. */
export function nameResponse({ exchange }: Attempt): string {
  const code = getCode(exchange);
  return code === 0 || code === undefined ? String(exchange.status) : String(code);
}

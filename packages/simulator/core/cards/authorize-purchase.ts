import type { CardOrder, FailureCode, Money, Schema } from '../contract/schemas.ts';
import { addAmounts, isLess, multiplyAmount, negate, toFullScale, toMoney, zero } from '../ledger/amounts.ts';
import { drawBytes } from '../state/random.ts';
import { startTimer, type Work } from '../state/work.ts';
import { getForeignFee } from './card-fees.ts';
import { addOrder, getOrderRecord, isOpenAuthorization, moveOrder } from './card-orders.ts';
import { changeBalance, getBalance, getCardRecord } from './card-records.ts';
import type { CardRecord } from './cards-state.ts';
import { getProduct } from './products.ts';

/** How long a hold lasts without a clearing (contract 8.2). */
const HOLD_MS = 7 * 86_400_000;
/** Gambling is not allowed. */
const BLOCKED_MCC = '7995';

export type Purchase = {
  /** In the currency of the shop. */
  amount: Money;
  /** Card currency for one unit of another one. */
  exchangeRate?: string;
  merchant: Schema<'MerchantInfo'>;
};

/** A purchase asks for a hold: authorized, or declined by the first check that fails (contract 8.2). */
export function authorizePurchase(
  work: Work,
  cardId: string,
  { amount: requested, exchangeRate = '1', merchant }: Purchase,
): CardOrder {
  const record = getCardRecord(work, cardId);
  const product = getProduct(work, record.card.cardManageId);
  const { currency } = product;
  const isForeign = requested.currency !== currency;
  const amount = isForeign
    ? multiplyAmount(requested.value, exchangeRate, currency)
    : toFullScale(requested.value, currency);
  const fee = isForeign ? getForeignFee(amount, product) : zero(currency);
  const held = addAmounts(amount, fee);
  const failure = findDecline(record, { held, mcc: merchant.mcc });
  const terms = {
    type: 'auth' as const,
    direction: 'debit' as const,
    amount: toMoney(amount, currency),
    fee: toMoney(fee, currency),
    originalAmount: isForeign ? toMoney(requested.value, requested.currency) : null,
    exchangeRate: isForeign ? exchangeRate : null,
    merchant,
  };
  if (failure)
    return addOrder(work, record, { ...terms, status: 'declined', failure: { code: failure, message: failure } }).order;
  changeBalance(work, record, { available: negate(held), frozen: held });
  const { order } = addOrder(work, record, { ...terms, status: 'authorized', authCode: drawAuthCode(work) }, { held });
  startTimer(work, 'authorization-expiry', order.orderId, HOLD_MS);
  return order;
}

/** Seven days without a clearing: the hold ends, no order is added. */
export function expireAuthorization(work: Work, orderId: string): void {
  const stored = getOrderRecord(work, orderId);
  if (!isOpenAuthorization(stored.order)) return;
  const record = getCardRecord(work, stored.order.cardId);
  const held = stored.held ?? '0';
  changeBalance(work, record, { available: held, frozen: negate(held) });
  delete stored.held;
  moveOrder(work, stored, record, 'expired');
}

function findDecline({ card }: CardRecord, { held, mcc }: { held: string; mcc: string }): FailureCode | undefined {
  if (card.status === 'frozen') return 'card_frozen';
  if (card.status === 'expired') return 'card_expired';
  if (card.status !== 'active') return 'card_not_active';
  if (mcc === BLOCKED_MCC) return 'mcc_blocked';
  return isLess(getBalance(card).available, held) ? 'insufficient_funds' : undefined;
}

function drawAuthCode(work: Work): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return Array.from(drawBytes(work, 6), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

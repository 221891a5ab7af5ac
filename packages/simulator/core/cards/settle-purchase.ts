import type { CardOrder } from '../contract/schemas.ts';
import { InvalidStateError } from '../controls/invalid-state-error.ts';
import {
  addAmounts,
  isLess,
  isZero,
  negate,
  prorateAmount,
  subtractAmounts,
  toFullScale,
  toMoney,
} from '../ledger/amounts.ts';
import { stopTimers, type Work } from '../state/work.ts';
import { credit } from '../wallet/wallet-ledger.ts';
import { addOrder, getOrderRecord, isOpenAuthorization, moveOrder } from './card-orders.ts';
import { changeBalance, getCardRecord } from './card-records.ts';
import type { CardOrderRecord, CardRecord } from './cards-state.ts';

type OpenAuthorization = { stored: CardOrderRecord; record: CardRecord; held: string };

/** Settles a purchase, perhaps for more or less than was held; the fee follows in proportion. */
export function clearPurchase(work: Work, orderId: string, value?: string): CardOrder {
  const { stored, record, held } = getOpen(work, orderId);
  const { order } = stored;
  const { currency } = order.amount;
  const amount = toFullScale(value ?? order.amount.value, currency);
  const fee = isZero(order.amount.value)
    ? order.fee.value
    : prorateAmount(order.fee.value, amount, order.amount.value, currency);
  changeBalance(work, record, { frozen: negate(held), available: subtractAmounts(held, addAmounts(amount, fee)) });
  close(work, stored, record, 'cleared');
  return addOrder(work, record, {
    type: 'clearing',
    status: 'success',
    direction: 'debit',
    amount: toMoney(amount, currency),
    fee: toMoney(fee, currency),
    ...copyPurchase(order),
    relatedOrderId: order.orderId,
  }).order;
}

/** Gives back a part of the hold, or all of it. */
export function reversePurchase(work: Work, orderId: string, value?: string): CardOrder {
  const { stored, record, held } = getOpen(work, orderId);
  const { order } = stored;
  const { currency } = order.amount;
  const part = toFullScale(value ?? order.amount.value, currency);
  if (isLess(order.amount.value, part)) throw new InvalidStateError(`Only ${order.amount.value} is held.`);
  const isFull = !isLess(part, order.amount.value);
  const fee = isFull ? order.fee.value : prorateAmount(order.fee.value, part, order.amount.value, currency);
  const released = isFull ? held : addAmounts(part, fee);
  changeBalance(work, record, { frozen: negate(released), available: released });
  if (isFull) close(work, stored, record, 'reversed');
  else {
    order.amount = toMoney(subtractAmounts(order.amount.value, part), currency);
    order.fee = toMoney(subtractAmounts(order.fee.value, fee), currency);
    stored.held = subtractAmounts(held, released);
    moveOrder(work, stored, record, 'authorized');
  }
  return addOrder(work, record, {
    type: 'reversal',
    status: 'success',
    direction: 'credit',
    amount: toMoney(part, currency),
    fee: toMoney(fee, currency),
    ...copyPurchase(order),
    relatedOrderId: order.orderId,
  }).order;
}

/** The shop gives back what was cleared, in one sum or several. Fees are kept. A card that is gone is refunded to the wallet. */
export function refundPurchase(work: Work, orderId: string, value?: string): CardOrder {
  const stored = getOrderRecord(work, orderId);
  const { order } = stored;
  if (order.type !== 'clearing') throw new InvalidStateError('Only a clearing can be refunded.');
  const { currency } = order.amount;
  const rest = subtractAmounts(order.amount.value, stored.refunded ?? '0');
  const amount = toFullScale(value ?? rest, currency);
  if (isLess(rest, amount)) throw new InvalidStateError(`Only ${rest} is left to refund.`);
  stored.refunded = addAmounts(stored.refunded ?? '0', amount);
  const record = getCardRecord(work, order.cardId);
  const toWallet = ['cancelling', 'cancelled', 'expired'].includes(record.card.status);
  if (toWallet) credit(work, currency, amount);
  else changeBalance(work, record, { available: amount });
  return addOrder(work, record, {
    type: 'refund',
    status: 'success',
    direction: 'credit',
    amount: toMoney(amount, currency),
    walletDirection: toWallet ? 'credit' : 'none',
    walletAmount: toWallet ? toMoney(amount, currency) : null,
    ...copyPurchase(order),
    relatedOrderId: order.orderId,
  }).order;
}

function getOpen(work: Work, orderId: string): OpenAuthorization {
  const stored = getOrderRecord(work, orderId);
  if (!isOpenAuthorization(stored.order)) throw new InvalidStateError('Only an open authorization can be settled.');
  return { stored, record: getCardRecord(work, stored.order.cardId), held: stored.held ?? '0' };
}

function close(work: Work, stored: CardOrderRecord, record: CardRecord, to: 'cleared' | 'reversed'): void {
  delete stored.held;
  moveOrder(work, stored, record, to);
  stopTimers(work, 'authorization-expiry', stored.order.orderId);
}

function copyPurchase({ merchant, authCode }: CardOrder): Pick<CardOrder, 'merchant' | 'authCode'> {
  return { merchant: merchant && { ...merchant }, authCode };
}

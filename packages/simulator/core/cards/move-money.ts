import type { CardProduct, Schema } from '../contract/schemas.ts';
import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { addAmounts, endsWith, isLess, negate, subtractAmounts, toFullScale, toMoney } from '../ledger/amounts.ts';
import { checkMoney } from '../ledger/check-money.ts';
import { checkOrderNumber, registerOrderNumber } from '../ledger/order-numbers.ts';
import { startTimer, type Work } from '../state/work.ts';
import { reserve } from '../wallet/wallet-ledger.ts';
import { getRechargeFee, getWithdrawalFee } from './card-fees.ts';
import { addOrder } from './card-orders.ts';
import { changeBalance, getBalance, getCardRecord, requireStatus } from './card-records.ts';
import type { CardRecord } from './cards-state.ts';
import { getProduct } from './products.ts';

/** How long an order takes, and how long one with the trigger value .17 does (contract 9.4). */
const ORDER_MS = 1000;
const SLOW_ORDER_MS = 600_000;

export function rechargeCard(work: Work, { body }: Call<'rechargeCard'>) {
  const { record, product, amount } = prepare(work, body);
  if (!product.capabilities.recharge) throw new Refusal(422109);
  requireStatus(record, 'active');
  const { limits, currency } = product;
  if (isLess(amount, limits.rechargeMin)) throw outOfRange('min', limits.rechargeMin);
  if (isLess(limits.rechargeMax, amount)) throw outOfRange('max', limits.rechargeMax);
  const room = subtractAmounts(limits.balanceMax, getBalance(record.card).total);
  if (isLess(room, amount)) throw outOfRange('max', room);
  const fee = getRechargeFee(amount, product);
  const cost = addAmounts(amount, fee);
  reserve(work, currency, cost);
  const { order } = addOrder(work, record, {
    type: 'recharge',
    status: 'processing',
    direction: 'credit',
    amount: toMoney(amount, currency),
    fee: toMoney(fee, currency),
    walletDirection: 'debit',
    walletAmount: toMoney(cost, currency),
    merchantOrderNo: body.merchantOrderNo,
  });
  registerOrderNumber(work, 'card', body.merchantOrderNo, order.orderId);
  startTimer(work, 'card-order', order.orderId, endsWith(amount, '17') ? SLOW_ORDER_MS : ORDER_MS);
  return succeed(202, order);
}

export function withdrawCard(work: Work, { body }: Call<'withdrawCard'>) {
  const { record, product, amount } = prepare(work, body);
  if (!product.capabilities.withdraw) throw new Refusal(422109);
  requireStatus(record, 'active', 'frozen', 'expired');
  const { limits, currency } = product;
  if (isLess(amount, limits.withdrawMin)) throw outOfRange('min', limits.withdrawMin);
  if (isLess(getBalance(record.card).available, amount)) throw new Refusal(422103);
  const fee = getWithdrawalFee(amount, product);
  changeBalance(work, record, { available: negate(amount), frozen: amount });
  const { order } = addOrder(work, record, {
    type: 'withdraw',
    status: 'processing',
    direction: 'debit',
    amount: toMoney(amount, currency),
    fee: toMoney(fee, currency),
    walletDirection: 'credit',
    walletAmount: toMoney(subtractAmounts(amount, fee), currency),
    merchantOrderNo: body.merchantOrderNo,
  });
  registerOrderNumber(work, 'card', body.merchantOrderNo, order.orderId);
  startTimer(work, 'card-order', order.orderId, ORDER_MS);
  return succeed(202, order);
}

/** The checks 15 to 18 that both directions share. */
function prepare(
  work: Work,
  { cardId, amount, merchantOrderNo }: Schema<'RechargeCardRequest'>,
): { record: CardRecord; product: CardProduct; amount: string } {
  checkMoney(amount);
  const record = getCardRecord(work, cardId);
  const product = getProduct(work, record.card.cardManageId);
  if (amount.currency !== product.currency) throw new Refusal(422005);
  checkOrderNumber(work, 'card', merchantOrderNo);
  return { record, product, amount: toFullScale(amount.value, product.currency) };
}

function outOfRange(rule: 'min' | 'max', value: string): Refusal {
  return new Refusal(422102, { details: [{ field: 'amount.value', rule, value }] });
}

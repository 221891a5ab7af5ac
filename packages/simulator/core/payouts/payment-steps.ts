import type { PaymentOrder, Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { InvalidStateError } from '../controls/invalid-state-error.ts';
import { Refusal } from '../envelope/refusal.ts';
import { isLess, subtractAmounts, toMoney } from '../ledger/amounts.ts';
import { findIn } from '../state/table.ts';
import { startTimer, stopTimers, toDateTime, type Work } from '../state/work.ts';
import { credit, release, spendReserved } from '../wallet/wallet-ledger.ts';
import type { PaymentRecord } from './payouts-state.ts';

/** What the steps of a payment take (contract 9.4). */
export const SUBMISSION_MS = 1000;
const CHANNEL_MS = 5000;
const RETURN_MS = 10_000;
const REFUND_MS = 2000;
const RETURN_FEE = '5.00';

export function getPaymentRecord({ state }: Work, orderId: string): PaymentRecord {
  const record = findIn(state.payouts.payments, orderId);
  if (!record) throw new Refusal(404303);
  return record;
}

/** What happens next by itself. */
export function continuePayment(work: Work, orderId: string): void {
  const record = getPaymentRecord(work, orderId);
  const { order, outcome } = record;
  if (order.status === 'created') {
    if (record.needsReview) movePayment(work, order, 'reviewing');
    else submitPayment(work, record);
  } else if (order.status === 'processing') {
    if (outcome === 'failed') failPayment(work, record, 'channel_rejected');
    else confirmPayment(work, record);
  } else if (order.status === 'success') returnPayment(work, record);
  else if (order.status === 'returned') refundPayment(work, order);
}

/** To the channel: at once, or when a review ends well. */
export function submitPayment(work: Work, { order }: PaymentRecord): void {
  movePayment(work, order, 'processing');
  work.state.payouts.submitted += 1;
  const day = order.updatedAt.slice(0, 10).replaceAll('-', '');
  order.channelReference = `${order.product.slice(0, 3).toUpperCase()}${day}${String(work.state.payouts.submitted).padStart(6, '0')}`;
  startTimer(work, 'payment-step', order.orderId, CHANNEL_MS);
}

/** Not paid: the reservation returns in full. */
export function failPayment(work: Work, { order }: PaymentRecord, code: Schema<'FailureCode'>): void {
  movePayment(work, order, 'failed');
  order.failure = { code, message: code };
  order.completedAt = order.updatedAt;
  release(work, order.totalDebit.currency, order.totalDebit.value);
  stopTimers(work, 'payment-step', order.orderId);
}

/** The beneficiary's bank sends a payment back. */
export function returnPayment(work: Work, { order }: PaymentRecord): void {
  if (order.status !== 'success') throw new InvalidStateError(`A payment that is ${order.status} cannot be returned.`);
  const { value, currency } = order.sourceAmount;
  const fee = isLess(value, RETURN_FEE) ? value : RETURN_FEE;
  stopTimers(work, 'payment-step', order.orderId);
  movePayment(work, order, 'returned');
  order.return = {
    returnedAt: order.updatedAt,
    reason: 'beneficiary_account_invalid',
    returnFee: toMoney(fee, currency),
    creditedAmount: toMoney(subtractAmounts(value, fee), currency),
    creditedAt: null,
  };
  startTimer(work, 'payment-step', order.orderId, REFUND_MS);
}

function confirmPayment(work: Work, { order, outcome }: PaymentRecord): void {
  movePayment(work, order, 'success');
  order.completedAt = order.updatedAt;
  spendReserved(work, order.totalDebit.currency, order.totalDebit.value);
  if (outcome === 'returned') startTimer(work, 'payment-step', order.orderId, RETURN_MS);
}

function refundPayment(work: Work, order: PaymentOrder): void {
  if (!order.return) throw new Error(`Payment ${order.orderId} was never returned.`);
  movePayment(work, order, 'refunded');
  order.return.creditedAt = order.updatedAt;
  credit(work, order.return.creditedAmount.currency, order.return.creditedAmount.value);
}

function movePayment(work: Work, order: PaymentOrder, to: PaymentOrder['status']): void {
  assertTransition('PaymentStatus', order.status, to);
  order.status = to;
  order.updatedAt = toDateTime(work.time);
  order.history.push({ status: to, at: order.updatedAt });
}

import type { PaymentOrder } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { checkOrderNumber, registerOrderNumber } from '../ledger/order-numbers.ts';
import { drawIdentifier } from '../state/random.ts';
import { findIn, setIn } from '../state/table.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { reserve } from '../wallet/wallet-ledger.ts';
import { requireAvailable } from './apply-quote.ts';
import { checkBeneficiary, toBeneficiaryView } from './beneficiary.ts';
import { getChannel, toChannelParams } from './channels.ts';
import { SUBMISSION_MS } from './payment-steps.ts';
import type { PaymentRecord } from './payouts-state.ts';

export function createPayment(work: Work, { body, locale }: Call<'createPayment'>) {
  const quote = findIn(work.state.payouts.quotes, body.quoteId);
  if (!quote) throw new Refusal(404302);
  checkOrderNumber(work, 'payment', body.merchantOrderNo);
  if (quote.status === 'used') throw new Refusal(409301);
  if (quote.status === 'expired') throw new Refusal(422301);
  requireAvailable(work, quote.product);
  checkBeneficiary(body.beneficiary, body.purpose, toChannelParams(work, getChannel(quote.product), locale));
  reserve(work, quote.totalDebit.currency, quote.totalDebit.value);
  assertTransition('QuoteStatus', quote.status, 'used');
  quote.status = 'used';
  assertTransition('PaymentStatus', undefined, 'created');
  const at = toDateTime(work.time);
  const order: PaymentOrder = {
    orderId: drawIdentifier(work, 'pay'),
    merchantOrderNo: body.merchantOrderNo,
    quoteId: quote.quoteId,
    product: quote.product,
    status: 'created',
    sourceAmount: { ...quote.sourceAmount },
    targetAmount: { ...quote.targetAmount },
    rate: quote.rate,
    fee: { ...quote.fee },
    totalDebit: { ...quote.totalDebit },
    beneficiary: toBeneficiaryView(body.beneficiary),
    purpose: body.purpose,
    reference: body.reference ?? null,
    channelReference: null,
    failure: null,
    return: null,
    history: [{ status: 'created', at }],
    metadata: body.metadata ?? {},
    createdAt: at,
    updatedAt: at,
    completedAt: null,
  };
  setIn(work.state.payouts.payments, order.orderId, { order, ...readTriggers(order.beneficiary.name) });
  registerOrderNumber(work, 'payment', body.merchantOrderNo, order.orderId);
  startTimer(work, 'payment-step', order.orderId, SUBMISSION_MS);
  return succeed(202, order);
}

/** The trigger values in the name of the beneficiary (contract 9.4). */
function readTriggers(beneficiary: string): Omit<PaymentRecord, 'order'> {
  const name = beneficiary.toUpperCase();
  return {
    outcome: name.includes('FAIL') ? 'failed' : name.includes('RETURN') ? 'returned' : 'success',
    needsReview: name.includes('REVIEW'),
  };
}

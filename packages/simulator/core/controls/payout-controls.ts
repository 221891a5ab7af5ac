import { assertTransition } from '../contract/transitions.ts';
import { getChannel } from '../payouts/channels.ts';
import { failPayment, getPaymentRecord, returnPayment, submitPayment } from '../payouts/payment-steps.ts';
import type { Work } from '../state/work.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

export function decidePayment(work: Work, { path, body }: ControlCall<'decidePayment'>) {
  const record = getPaymentRecord(work, path.orderId);
  const { order } = record;
  if (body.decision === 'return') returnPayment(work, record);
  else if (order.status !== 'reviewing') throw new InvalidStateError(`The payment is ${order.status}, not in review.`);
  else if (body.decision === 'release') submitPayment(work, record);
  else failPayment(work, record, 'compliance_rejected');
  return { status: 200, data: order };
}

export function changeChannel(work: Work, { path, body }: ControlCall<'changeChannel'>) {
  const { product } = getChannel(path.product);
  const { channelStatus } = work.state.payouts;
  const former = channelStatus[product] ?? 'available';
  if (former === body.status) throw new InvalidStateError(`The channel is in status ${former} already.`);
  assertTransition('ChannelStatus', former, body.status);
  channelStatus[product] = body.status;
  return { status: 200, data: { product, status: body.status } };
}

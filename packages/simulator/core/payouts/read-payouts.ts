import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import { localiseFailure } from '../ledger/failure-text.ts';
import type { Work } from '../state/work.ts';
import { CHANNELS } from './channel-fixtures.ts';
import { getChannel, toChannel, toChannelParams } from './channels.ts';
import { getPaymentRecord } from './payment-steps.ts';

/** Sorted by method, then product. */
export function listPaymentMethods(work: Work, { locale }: Call<'listPaymentMethods'>) {
  const items = CHANNELS.map((channel) => toChannel(work, channel, locale));
  return succeed(200, {
    items: items.toSorted((one, other) =>
      `${one.method} ${one.product}` < `${other.method} ${other.product}` ? -1 : 1,
    ),
  });
}

export function getPaymentProduct(work: Work, { path, locale }: Call<'getPaymentProduct'>) {
  return succeed(200, toChannelParams(work, getChannel(path.product), locale));
}

export function getPaymentOrder(work: Work, { path, locale }: Call<'getPaymentOrder'>) {
  const { order } = getPaymentRecord(work, path.orderId);
  return succeed(200, { ...order, failure: localiseFailure(order.failure, locale) });
}

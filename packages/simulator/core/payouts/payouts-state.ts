import type { PaymentOrder, Quote, Schema } from '../contract/schemas.ts';
import type { Table } from '../state/table.ts';

export type PaymentRecord = {
  order: PaymentOrder;
  /** What the name of the beneficiary triggers (contract 9.4). */
  outcome: 'success' | 'failed' | 'returned';
  needsReview: boolean;
};

export type PayoutsState = {
  quotes: Table<Quote>;
  payments: Table<PaymentRecord>;
  /** Status of a channel, where it is not `available`. */
  channelStatus: Record<string, Schema<'ChannelStatus'>>;
  /** Payments submitted so far: the channel's own numbers. */
  submitted: number;
};

import type { Schema } from '../contract/schemas.ts';
import { findIn } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import { dropOldEvents, findEvent, isUnacknowledged } from './cursor.ts';
import { finishDelivery, moveEvent } from './deliver.ts';

type AckItem = Schema<'AckItem'>;

/** Acknowledges messages, one outcome for each in the order of the request; by frame within a scope, or over HTTP. */
export function acknowledge(work: Work, messageIds: readonly string[], userId?: string): AckItem[] {
  dropOldEvents(work);
  return messageIds.map((messageId) => ({ messageId, outcome: acknowledgeOne(work, messageId, userId) }));
}

function acknowledgeOne(work: Work, messageId: string, userId: string | undefined): AckItem['outcome'] {
  const { listen } = work.state;
  const seq = findIn(listen.seqs, messageId);
  const event = seq === undefined ? undefined : findEvent(listen, seq);
  if (!event || (userId !== undefined && event.userId !== userId)) return 'not_found';
  // A parked message counts as acknowledged: no attempt follows.
  if (!isUnacknowledged(event)) return 'already_acked';
  moveEvent(event, 'acked');
  finishDelivery(work, event.seq);
  return 'acked';
}

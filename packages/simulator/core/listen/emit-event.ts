import { assertTransition } from '../contract/transitions.ts';
import { drawIdentifier } from '../state/random.ts';
import { setIn } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import { dropOldEvents } from './cursor.ts';
import { deliver, hasRoom, moveEvent } from './deliver.ts';
import type { Connection, StoredEvent } from './listen-state.ts';

/** Something happened to a deposit, a withdrawal or a user: the message gets its number and goes out where somebody listens. */
export function emitEvent(work: Work, { type, userId, data }: Pick<StoredEvent, 'type' | 'userId' | 'data'>): void {
  const { listen } = work.state;
  assertTransition('message', undefined, 'created');
  listen.lastSeq += 1;
  const event: StoredEvent = {
    messageId: drawIdentifier(work, 'msg'),
    seq: listen.lastSeq,
    type,
    userId,
    occurredAt: work.time,
    data,
    status: 'created',
    attempt: 0,
  };
  setIn(listen.events, String(event.seq), event);
  setIn(listen.seqs, event.messageId, event.seq);
  dropOldEvents(work);
  const matching = Object.values(listen.connections).filter((connection) => isFor(connection, event));
  const ready = matching.filter(hasRoom);
  for (const connection of matching) {
    if (!ready.includes(connection)) connection.queue.push(event.seq);
  }
  if (ready.length > 0) deliver(work, event, ready);
  else moveEvent(event, 'queued');
}

/** Whether a connection receives an event: its user, its families. */
export function isFor({ userId, types }: Connection, event: Pick<StoredEvent, 'userId' | 'type'>): boolean {
  return (
    (userId === undefined || userId === event.userId) && types.some((family) => event.type.startsWith(`${family}.`))
  );
}

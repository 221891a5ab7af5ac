import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';

/** Numbers without a gap, and for each message on its way the timer of its next attempt. */
export function findBrokenMessage({ listen, timers }: State): string | undefined {
  const events = listValues(listen.events).toSorted((one, other) => one.seq - other.seq);
  // The oldest are deleted after seven days.
  const first = events[0]?.seq ?? listen.lastSeq + 1;
  if (events.some(({ seq }, index) => seq !== first + index) || first + events.length - 1 !== listen.lastSeq)
    return 'The numbers of events have a gap.';
  if (new Set(events.map(({ messageId }) => messageId)).size !== events.length) return 'Two events have one id.';
  const connections = Object.values(listen.connections);
  for (const { seq, attempt, status, messageId } of events) {
    const holders = connections.filter(({ inFlight }) => inFlight.includes(seq));
    const isScheduled = timers
      .flat()
      .some(({ kind, subject }) => kind === 'message-redelivery' && subject === `${seq}:${attempt}`);
    if (status === 'in_flight' && (holders.length === 0 || !isScheduled))
      return `Message ${messageId} is on its way and never comes again.`;
    if ((status === 'acked' || status === 'parked') && holders.length > 0)
      return `Message ${messageId} is ${status} and still waited for.`;
  }
  return undefined;
}

import { isFinalState, listOwnIds } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import type { Sent, SocketFact } from '../socket-fact.ts';

/** An event that wants an acknowledgement. */
export function isDelivery(fact: SocketFact): fact is Sent {
  return fact.kind === 'sent' && fact.messageId !== undefined;
}

/** By a frame, or over HTTP. */
export function isAcknowledged(
  { messageId = '', at, round }: Sent,
  { sockets, exchanges }: Pick<CertificationLog, 'sockets' | 'exchanges'>,
): boolean {
  const byFrame = sockets.some(
    (one) => one.kind === 'received' && one.round === round && one.at >= at && one.messageIds.includes(messageId),
  );
  return byFrame || exchanges.some((one) => one.round === round && one.at >= at && one.uses.includes(messageId));
}

/** The event that says how an order has ended. */
export function findFinalEvent(accepted: Exchange, { sockets }: CertificationLog): Sent | undefined {
  const own = listOwnIds(accepted);
  return sockets
    .filter(isDelivery)
    .find(
      ({ round, gives = [], state }) =>
        round === accepted.round && isFinalState(state) && own.some((id) => gives.includes(id)),
    );
}

/** The client listens for events of this type. */
export function hasEventsOf(type: string, { sockets }: CertificationLog): boolean {
  return sockets.some((one) => isDelivery(one) && one.type === type);
}

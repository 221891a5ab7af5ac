import { isFinalState, listOwnIds } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import type { Closed, Sent, SocketFact } from '../socket-fact.ts';

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

/** Connections that the provider has closed with one of these codes. */
export function listCloses({ sockets }: Pick<CertificationLog, 'sockets'>, codes: readonly number[]): Closed[] {
  return sockets.filter(
    (one): one is Closed => one.kind === 'closed' && one.by === 'provider' && codes.includes(one.code),
  );
}

/** The client was at work so much later. */
export function isAliveFor(
  { sockets, exchanges, rounds }: CertificationLog,
  fact: SocketFact,
  duration: number,
): boolean {
  const isLater = (at: number | undefined) => at !== undefined && at - fact.at >= duration;
  const facts = [...sockets, ...exchanges].filter(({ round }) => round === fact.round);
  return (
    facts.some(({ at }) => isLater(at)) || rounds.some(({ round, endedAt }) => round === fact.round && isLater(endedAt))
  );
}

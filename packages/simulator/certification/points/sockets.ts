import { UNKNOWN_TYPE } from '../../core/listen/effect.ts';
import type { CertificationLog } from '../exchange.ts';
import type { Closed, Sent, SocketFact } from '../socket-fact.ts';
import { isAcknowledged, isAliveFor, isDelivery, listCloses } from './events.ts';
import { failed, passed, type Trial } from './point.ts';
import { hasReturned } from './returns.ts';

/** Real time: clocks that a test moves say nothing of a client. Less what timers are early. */
const PONG_MS = 9500;
const ACK_MS = 29_000;
const MIN_IGNORED = 2;
const MIN_NEGLECTED = 3;
const BURST = 20;
const BURST_MS = 1000;
const FINAL_MS = 35_000;
const SILENCE_MS = 60_000;

/** W1: a ping is answered. A command ends before the limit: one that never answers, and goes on with other frames, fails too. */
export function judgePongs({ sockets }: CertificationLog): Trial[] {
  const pings = sockets.filter(isPing).map((ping) => {
    const later = listLater(ping, sockets);
    const pong = later.find((one) => one.kind === 'received' && one.type === 'pong' && one.id === ping.id);
    const close = later.find((one) => one.kind === 'closed' && one.code === 4408 && one.at - ping.at >= PONG_MS);
    const next = later.find((one) => one.kind === 'received' && one.at - ping.at >= BURST_MS);
    return { ping, pong, close, next };
  });
  const ignored = pings.flatMap(({ ping, next }) => (next ? [failed(ping, next)] : []));
  const isNever = !pings.some(({ pong }) => pong) && ignored.length >= MIN_IGNORED;
  const closed = pings.flatMap(({ ping, pong, close }) => {
    if (pong) return [passed(ping, pong)];
    return close ? [failed(ping, close)] : [];
  });
  return [...closed, ...(isNever ? ignored : [])];
}

/** W2: each delivery is acknowledged in time, a repeated one too. */
export function judgeAcknowledgements(log: CertificationLog): Trial[] {
  const deliveries = log.sockets.filter(isDelivery);
  const missed = deliveries.flatMap((one) => {
    const again = listLater(one, log.sockets).find(
      (other) => other.kind === 'sent' && other.messageId === one.messageId && other.at - one.at >= ACK_MS,
    );
    return again && !isAcknowledged(one, log) ? [failed(one, again)] : [];
  });
  if (missed.length > 0) return missed;
  const neglected = listNeglected(deliveries, log);
  if (neglected.length > 0) return neglected;
  const done = deliveries.filter((one) => isAcknowledged(one, log));
  const [duplicate] = done.filter(({ attempt = 1 }) => attempt > 1);
  return done.length > 3 && duplicate ? [passed(duplicate)] : [];
}

/** A command ends before a deadline: here, no event of a type was ever acknowledged, again and again, or one whose acknowledgement was lost, while later events were. */
function listNeglected(deliveries: readonly Sent[], log: CertificationLog): Trial[] {
  const open = deliveries.filter((one) => !isAcknowledged(one, log));
  const passedOver = open.flatMap((one) => {
    const later = listLater(one, log.sockets).filter(isDelivery);
    const next = later.find((other) => other.at - one.at >= BURST_MS && isAcknowledged(other, log));
    return next ? [{ one, next }] : [];
  });
  const known = passedOver.find(({ one }) => wasAcknowledged(one, log));
  if (known) return [failed(known.one, known.next)];
  const isNever = ({ type }: Sent) => deliveries.every((other) => other.type !== type || open.includes(other));
  const ofType = passedOver.find(
    ({ one }) => isNever(one) && passedOver.filter((other) => other.one.type === one.type).length >= MIN_NEGLECTED,
  );
  return ofType ? [failed(ofType.one, ofType.next)] : [];
}

/** On an earlier attempt: the acknowledgement was lost. */
function wasAcknowledged({ messageId = '', round, at }: Sent, { sockets }: CertificationLog): boolean {
  return sockets.some(
    (one) => one.kind === 'received' && one.round === round && one.at < at && one.messageIds.includes(messageId),
  );
}

/** W3: an event that arrives after a later one is no reason to connect again. */
export function judgeOrder(log: CertificationLog): Trial[] {
  return log.sockets.filter(isDelivery).flatMap((late) => {
    const before = log.sockets.slice(0, log.sockets.indexOf(late)).filter(isDelivery);
    const isLate = before.some(({ session, seq = 0 }) => session === late.session && seq > (late.seq ?? 0));
    if (!isLate) return [];
    const back = findReturn(late, log);
    if (back) return [failed(late, back)];
    return isAcknowledged(late, log) ? [passed(late)] : [];
  });
}

/** W4: many events are acknowledged in few frames. */
export function judgeBursts(log: CertificationLog): Trial[] {
  const closes = log.sockets.filter((one) => one.kind === 'closed' && one.code === 4429);
  if (closes.length > 0) return closes.map((one) => failed(one));
  const deliveries = log.sockets.filter(isDelivery);
  return deliveries.flatMap((first, index) => {
    const burst = deliveries.slice(index, index + BURST);
    const last = burst.at(-1);
    const isBurst = burst.length === BURST && last !== undefined && last.at - first.at <= BURST_MS;
    return isBurst && burst.every((one) => isAcknowledged(one, log)) ? [passed(first, last)] : [];
  });
}

/** W5: a frame of a type that the contract does not have yet is ignored. */
export function judgeUnknownFrames(log: CertificationLog): Trial[] {
  const frames = log.sockets.filter((one): one is Sent => one.kind === 'sent' && one.type === UNKNOWN_TYPE);
  return frames.flatMap((unknown) => {
    const back = findReturn(unknown, log);
    if (back) return [failed(unknown, back)];
    const later = listLater(unknown, log.sockets);
    const refused = later.find((one) => one.kind === 'sent' && one.type === 'error' && one.at - unknown.at < BURST_MS);
    if (refused) return [failed(unknown, refused)];
    const next = later.find((one) => isDelivery(one) && isAcknowledged(one, log));
    return next ? [passed(unknown, next)] : [];
  });
}

/** W7: a ticket that was refused is replaced, and a position that is lost is left out. */
export function judgeTickets(log: CertificationLog): Trial[] {
  return listCloses(log, [4401, 4410]).flatMap((refused) => {
    const own = log.sockets.find((one) => one.kind === 'connect' && one.session === refused.session);
    const next = log.sockets
      .slice(log.sockets.indexOf(refused) + 1)
      .find((one) => one.kind === 'connect' && one.round === refused.round);
    if (own?.kind !== 'connect' || next?.kind !== 'connect') return [];
    const isSame = refused.code === 4401 ? next.ticket === own.ticket : next.hasPosition;
    return [isSame ? failed(refused, next) : passed(refused, next)];
  });
}

/** W8: a final code ends it. With 4409, another instance may connect again; two that take turns do not stop. */
export function judgeFinalCodes(log: CertificationLog): Trial[] {
  // Who never returns from a loss stays away by accident.
  if (!hasReturned(log)) return [];
  return listCloses(log, [4400, 4403, 4409]).flatMap((final) => {
    const later = log.sockets.slice(log.sockets.indexOf(final) + 1).filter(({ round }) => round === final.round);
    const soon = later.filter(({ at }) => at - final.at < FINAL_MS);
    const connects = soon.filter((one) => one.kind === 'connect');
    const replaced = soon.filter((one) => one.kind === 'closed' && one.code === 4409);
    const isBack = final.code === 4409 && hasInstances(log) ? replaced.length >= 2 : connects.length > 0;
    if (isBack) return [failed(final, ...connects.slice(0, 2))];
    const isEnd =
      isAliveFor(log, final, FINAL_MS) || log.rounds.some(({ round }) => round > 0 && round === final.round);
    return connects.length === 0 && isEnd ? [passed(final)] : [];
  });
}

/** Several instances of the client may be at work. A command that was never replaced without faults is one. */
function hasInstances({ mode, sockets }: CertificationLog): boolean {
  return mode === 'watch' || sockets.some((one) => one.round === 0 && one.kind === 'closed' && one.code === 4409);
}

/** W9: a connection on which nothing arrives any more is replaced. */
export function judgeSilence(log: CertificationLog): Trial[] {
  return log.sockets
    .filter(({ kind }) => kind === 'silent')
    .flatMap((silent) => {
      const later = log.sockets.slice(log.sockets.indexOf(silent) + 1);
      const next = later.find((one) => one.kind === 'connect' && one.round === silent.round);
      if (next && next.at - silent.at <= SILENCE_MS) return [passed(silent, next)];
      return next || isAliveFor(log, silent, SILENCE_MS) ? [failed(silent, ...(next ? [next] : []))] : [];
    });
}

function isPing(fact: SocketFact): fact is Sent {
  return fact.kind === 'sent' && fact.type === 'ping';
}

/** The client left the connection because of what it received, and opened another. One that does not is the end of a program. */
function findReturn(received: Sent, { sockets }: CertificationLog): SocketFact | undefined {
  const later = sockets.slice(sockets.indexOf(received) + 1);
  const close = later.find((one): one is Closed => one.kind === 'closed' && one.session === received.session);
  const isLeft = close?.by === 'client' && close.at - received.at < BURST_MS;
  const isNext = (one: SocketFact) => one.kind === 'connect' && one.round === received.round;
  return isLeft ? later.find((one) => isNext(one) && one.at - received.at < FINAL_MS) : undefined;
}

/** What happens on the same connection afterwards. */
function listLater(fact: SocketFact, sockets: readonly SocketFact[]): SocketFact[] {
  return sockets.slice(sockets.indexOf(fact) + 1).filter(({ session }) => session === fact.session);
}

import { hasEnded, hasEndedWell, isDelivered, isFinal, isSameCall, listLater, listOwnIds } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { findFinalEvent, hasEventsOf, isAcknowledged } from './events.ts';
import { failed, passed, type Trial } from './point.ts';

/** A second, less what timers are early. */
const LEAST_MEAN_GAP_MS = 950;
const POLLS = 5;
/** Reads after a failure that a restart or a second worker explains. */
const MAX_READS_AFTER_FAILURE = 5;

/** O1: 202 says that an order exists. Its result is read, or arrives as an event, before anything depends on it. */
export function judgeAccepted(log: CertificationLog): Trial[] {
  return listAccepted(log).flatMap((accepted) => {
    const { later, concerns } = follow(accepted, log);
    const read = later.find((one) => isFinal(one) && (isSameCall(accepted, one) || (!one.isWrite && concerns(one))));
    const event = findFinalEvent(accepted, log);
    const end = Math.min(read?.answeredAt ?? Number.POSITIVE_INFINITY, event?.at ?? Number.POSITIVE_INFINITY);
    const early = later.find((one) => one.isWrite && concerns(one) && one.at < end);
    if (early) return [failed(accepted, early)];
    if (event && isAcknowledged(event, log)) return [passed(accepted, event)];
    if (read) return [passed(accepted, read)];
    return hasEndedWell(log, accepted) && isAwaited(accepted, log) ? [failed(accepted)] : [];
  });
}

/** No operation reads a withdrawal: its result is for whoever listens, which a fault may prevent. */
function isAwaited(accepted: Exchange, log: CertificationLog): boolean {
  if (!listOwnIds(accepted).some((id) => id.startsWith('wdr_'))) return true;
  return accepted.round === 0 && hasEventsOf('withdrawal.updated', log) && !findFinalEvent(accepted, log);
}

/** O2: an order that takes long is read with pauses, by the clock of the simulator. Who waits as the contract advises has read its end before the fifth reading. */
export function judgePolling(log: CertificationLog): Trial[] {
  return log.exchanges
    .filter(({ fault }) => fault === 'order_slow')
    .flatMap((slow) => {
      const { later, concerns } = follow(slow, log);
      // One that was refused is sent again at once, and is no poll.
      const reads = later.filter((one) => !one.isWrite && one.status < 300 && concerns(one)).slice(0, POLLS);
      const [first, last] = [reads[0], reads.at(-1)];
      if (!first || !last || (reads.length < POLLS && !isFinal(last))) return [];
      const gap =
        reads.length < POLLS ? (last.time - slow.time) / reads.length : (last.time - first.time) / (POLLS - 1);
      return [gap >= LEAST_MEAN_GAP_MS ? passed(slow, first, last) : failed(slow, ...reads)];
    });
}

/** O3: an order that has failed stays failed, and nothing can depend on it. */
export function judgeFailures(log: CertificationLog): Trial[] {
  return listAccepted(log).flatMap((accepted) => {
    const { later, concerns } = follow(accepted, log);
    const read = later.findIndex((one) => !one.isWrite && concerns(one) && one.state === 'failed');
    const failure = later[read];
    if (!failure) return [];
    const after = later.slice(read + 1).filter(concerns);
    const dependent = after.find((one) => one.isWrite);
    if (dependent) return [failed(accepted, failure, dependent)];
    if (after.length > MAX_READS_AFTER_FAILURE) return [failed(failure, ...after.slice(0, POLLS))];
    return hasEnded(log, accepted) ? [passed(accepted, failure)] : [];
  });
}

function listAccepted({ exchanges }: CertificationLog): Exchange[] {
  return exchanges.filter((one) => one.status === 202 && isDelivered(one));
}

/** What follows an order, and what of it concerns the order. Of a card that existed before, other calls are independent. */
function follow(accepted: Exchange, { exchanges }: CertificationLog) {
  const own = listOwnIds(accepted);
  return {
    later: listLater(accepted, exchanges),
    concerns: ({ uses }: Exchange) => uses.some((id) => own.includes(id)),
  };
}

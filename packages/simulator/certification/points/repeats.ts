import { BUSY_CODES, hasEnded, isForged, isUnknown, listBefore, listLater, listRepeats } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** Timers of two machines. */
const TOLERANCE_MS = 50;
/** How long a refusal is looked at. */
const REFUSAL_MS = 30_000;

/** I1: each repeat of a write that may be repeated. */
export function judgeKeys({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => one.key !== undefined && isRepeatable(one))
    .flatMap((first) => {
      const [repeat] = listRepeats(first, exchanges);
      if (!repeat) return [];
      return [repeat.key === first.key ? passed(first, repeat) : failed(first, repeat)];
    });
}

/** I2: the key comes again with other bytes. */
export function judgeBytes({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => one.isWrite && isRepeatable(one))
    .flatMap((first) => {
      const repeat = listRepeats(first, exchanges).find(({ key }) => key === first.key);
      if (!repeat) return [];
      return [repeat.bytes === first.bytes ? passed(first, repeat) : failed(first, repeat)];
    });
}

/** I3: after an order has failed, what is tried again has another key and another number. The same bytes again are a restart. */
export function judgeNewActions(log: CertificationLog): Trial[] {
  const { exchanges } = log;
  return exchanges
    .filter(({ fault }) => fault === 'order_declined')
    .flatMap((declined) => {
      const later = listLater(declined, exchanges);
      const read = later.findIndex(({ state, uses }) => state === 'failed' && uses.some((id) => isOwn(id, declined)));
      const failure = later[read];
      if (!failure) return [];
      const again = later.slice(read + 1).filter(({ operation }) => operation === declined.operation);
      const mixed = again.find(
        ({ key, number, bytes }) => bytes !== declined.bytes && (key === declined.key || number === declined.number),
      );
      if (mixed) return [failed(declined, failure, mixed)];
      const isNew = again.some(({ key, number }) => key !== declined.key && number !== declined.number);
      return isNew || hasEnded(log, declined) ? [passed(declined, failure)] : [];
    });
}

/** R1: the next attempt arrives after `Retry-After`. */
export function judgeWaits(log: CertificationLog): Trial[] {
  return log.exchanges
    .filter(({ code, fault }) => BUSY_CODES.includes(code) && fault !== 'unknown_code')
    .flatMap((busy) => judgeWait(busy, log));
}

/** Whether the repeat of a refused attempt came in time. */
export function judgeWait(busy: Exchange, { exchanges }: CertificationLog): Trial[] {
  const [repeat] = listRepeats(busy, exchanges);
  if (!repeat || busy.retryAfterMs === undefined) return [];
  const gap = repeat.at - busy.answeredAt;
  return [gap >= busy.retryAfterMs - TOLERANCE_MS ? passed(busy, repeat) : failed(busy, repeat)];
}

/** R3: a refusal is final. One repetition is tolerated: a person may have asked for it. */
export function judgeRefusals(log: CertificationLog): Trial[] {
  const { exchanges } = log;
  const refusals = exchanges.filter(isRefusal);
  const firsts = refusals.filter((one) => !listBefore(one, refusals).some((other) => isSameBytes(other, one)));
  return firsts.flatMap((first) => judgeRefusal(first, log));
}

/** Whether what was refused came again. While watching, tests may send the same bytes with keys of their own. */
export function judgeRefusal(first: Exchange, log: CertificationLog): Trial[] {
  const again = listLater(first, log.exchanges).filter(
    (one) =>
      isSameBytes(first, one) &&
      one.at <= first.answeredAt + REFUSAL_MS &&
      (log.mode === 'run' || one.key === first.key),
  );
  if (again.length > 1) return [failed(first, ...again)];
  // Silence counts once the command has ended.
  return hasEnded(log, first) ? [passed(first)] : [];
}

function isRepeatable(exchange: Exchange): boolean {
  return isUnknown(exchange) || isForged(exchange) || BUSY_CODES.includes(exchange.code);
}

/** Of reads, only missing rights: an object that is not found yet may be looked for again. */
function isRefusal({ status, code, fault, isWrite }: Exchange): boolean {
  const isOfState = isWrite && (status === 404 || status === 409 || status === 422);
  return fault === undefined && (status === 403 || isOfState) && !BUSY_CODES.includes(code);
}

function isSameBytes(one: Exchange, other: Exchange): boolean {
  return one.bytes === other.bytes && one.operation === other.operation && one.round === other.round;
}

function isOwn(id: string, { gives, uses }: Exchange): boolean {
  return gives.includes(id) && !uses.includes(id);
}

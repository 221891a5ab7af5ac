import { isForged, isUnknown, listLater, listRepeats } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** Sent again with the same key and bytes after this response, as the contract asks. */
const BUSY_CODES = [409001, 429001, 503001, 503301];
/** Timers of two machines. */
const TOLERANCE_MS = 50;

/** I1: each repeat of a write that may be repeated. */
export function judgeKeys({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => one.isWrite && isRepeatable(one))
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

/** R1: the next attempt arrives after `Retry-After`. */
export function judgeWaits({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ code }) => BUSY_CODES.includes(code))
    .flatMap((busy) => {
      const [repeat] = listRepeats(busy, exchanges);
      if (!repeat || busy.retryAfterMs === undefined) return [];
      const gap = repeat.at - busy.answeredAt;
      return [gap >= busy.retryAfterMs - TOLERANCE_MS ? passed(busy, repeat) : failed(busy, repeat)];
    });
}

/** R3: a refusal is final. One repetition is tolerated: a person may have asked for it. */
export function judgeRefusals({ exchanges, rounds }: CertificationLog): Trial[] {
  const refusals = exchanges.filter(isRefusal);
  const firsts = refusals.filter(
    (one) => !refusals.some((other) => exchanges.indexOf(other) < exchanges.indexOf(one) && isSameBytes(other, one)),
  );
  return firsts.flatMap((first) => {
    const again = listLater(first, exchanges).filter((one) => isSameBytes(first, one));
    if (again.length > 1) return [failed(first, ...again)];
    // Silence counts once the command has ended.
    return rounds.some(({ round }) => round === first.round) ? [passed(first)] : [];
  });
}

function isRepeatable(exchange: Exchange): boolean {
  return isUnknown(exchange) || isForged(exchange) || BUSY_CODES.includes(exchange.code);
}

function isRefusal({ status, code, fault }: Exchange): boolean {
  const isFinal = status === 403 || status === 404 || status === 409 || status === 422;
  return fault === undefined && isFinal && !BUSY_CODES.includes(code);
}

function isSameBytes(one: Exchange, other: Exchange): boolean {
  return one.bytes === other.bytes && one.operation === other.operation && one.round === other.round;
}

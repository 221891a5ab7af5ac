import { isForged, isSameCall, listLater, listRepeats } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** The signature does not fit the bytes, or cannot be read. */
const SIGNATURE_CODES = [400003, 401008, 401011];
const MIN_REQUESTS = 20;

/** S1: one trial for all requests together. */
export function judgeSignatures({ exchanges }: CertificationLog): Trial[] {
  const refused = exchanges.filter(({ code }) => SIGNATURE_CODES.includes(code));
  if (refused.length > 0) return [failed(...refused.slice(0, 3))];
  const [body, parameters] = [exchanges.find((one) => one.hasBody), exchanges.find((one) => one.hasParameters)];
  return exchanges.length >= MIN_REQUESTS && body && parameters ? [passed(body, parameters)] : [];
}

/** S2: each repeat of a call. */
export function judgeNonces({ exchanges }: CertificationLog): Trial[] {
  return exchanges.flatMap((exchange, index) => {
    const before = exchanges.slice(0, index).reverse();
    const used = before.find(({ nonce, round }) => nonce === exchange.nonce && round === exchange.round);
    if (used && exchange.nonce !== undefined) return [failed(used, exchange)];
    const attempt = before.find((one) => isSameCall(one, exchange));
    if (!attempt) return [];
    const isOlder = (exchange.timestamp ?? 0) < (attempt.timestamp ?? 0);
    return [isOlder ? failed(attempt, exchange) : passed(attempt, exchange)];
  });
}

/** S3: ids that only a forged response contained are used, or the call is sent again. */
export function judgeForged({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => isForged(one) && one.status < 300)
    .flatMap((forged) => {
      const later = listLater(forged, exchanges);
      const own = forged.gives.filter(
        (id) => !listBefore(forged, exchanges).some(({ gives, uses }) => [...gives, ...uses].includes(id)),
      );
      const use = later.findIndex(({ uses }) => uses.some((id) => own.includes(id)));
      const learnt = later.findIndex((one) => !isForged(one) && one.gives.some((id) => own.includes(id)));
      if (use >= 0 && (learnt < 0 || use <= learnt)) return [failed(forged, ...later.slice(use, use + 1))];
      const [repeat] = listRepeats(forged, exchanges);
      return repeat ? [passed(forged, repeat)] : [];
    });
}

function listBefore(exchange: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.slice(0, exchanges.indexOf(exchange)).filter(({ round }) => round === exchange.round);
}

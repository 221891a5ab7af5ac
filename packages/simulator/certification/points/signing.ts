import { isForged, isSameCall, listBefore, listLater, listNewIds, listRepeats } from '../calls.ts';
import type { CertificationLog } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** The signature does not fit the bytes, or cannot be read. */
const SIGNATURE_CODES = [400003, 401008, 401011];
const MIN_REQUESTS = 20;
/** How long the provider remembers a nonce. */
const NONCE_MS = 600_000;
/** Two workers may read the same at the same time: which of them arrives first says nothing of when they signed. */
const UNDER_WAY_MS = 1000;

/** S1: one trial for all requests together. */
export function judgeSignatures({ exchanges: all }: CertificationLog): Trial[] {
  const exchanges = all.filter(({ operation }) => operation !== 'redirected');
  const refused = exchanges.filter(({ code, fault }) => SIGNATURE_CODES.includes(code) && fault === undefined);
  if (refused.length > 0) return [failed(...refused.slice(0, 3))];
  const [body, parameters] = [exchanges.find((one) => one.hasBody), exchanges.find((one) => one.hasParameters)];
  return exchanges.length >= MIN_REQUESTS && body && parameters ? [passed(body, parameters)] : [];
}

/** S2: each repeat of a call. Who follows a redirect repeats what was signed, which is another point. */
export function judgeNonces({ exchanges: all }: CertificationLog): Trial[] {
  const exchanges = all.filter(({ operation }) => operation !== 'redirected');
  return exchanges.flatMap((exchange) => {
    const before = listBefore(exchange, exchanges).reverse();
    const used = before.find(({ nonce, at }) => nonce === exchange.nonce && at > exchange.at - NONCE_MS);
    if (used && exchange.nonce !== undefined) return [failed(used, exchange)];
    const attempt = before.find((one) => isSameCall(one, exchange));
    if (!attempt) return [];
    const isOlder = (exchange.timestamp ?? 0) < (attempt.timestamp ?? 0) - UNDER_WAY_MS;
    return [isOlder ? failed(attempt, exchange) : passed(attempt, exchange)];
  });
}

/** S3: ids that only a forged response contained are used, or the call is sent again. */
export function judgeForged({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter((one) => isForged(one) && one.status < 300)
    .flatMap((forged) => {
      const later = listLater(forged, exchanges);
      const own = listNewIds(forged, exchanges);
      const use = later.find(({ uses }) => uses.some((id) => own.includes(id)));
      if (use) return [failed(forged, use)];
      const [repeat] = listRepeats(forged, exchanges);
      return repeat ? [passed(forged, repeat)] : [];
    });
}

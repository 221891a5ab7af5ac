import type { CertificationLog } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

const MAX_SKEW_MS = 30_000;
const MIN_REQUESTS = 20;

/** P2: the clock that signs is right. The median of all requests, since a test may sign a few with a wrong time on purpose. */
export function judgeClock({ exchanges }: CertificationLog): Trial[] {
  const signed = exchanges
    .filter(({ skewMs, operation }) => skewMs !== undefined && operation !== 'redirected')
    .sort((one, other) => (one.skewMs ?? 0) - (other.skewMs ?? 0));
  const middle = signed[Math.floor(signed.length / 2)];
  if (!middle || signed.length < MIN_REQUESTS) return [];
  return [Math.abs(middle.skewMs ?? 0) > MAX_SKEW_MS ? failed(middle) : passed(middle)];
}

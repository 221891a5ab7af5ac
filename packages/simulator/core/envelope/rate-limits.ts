import { contract } from '../../generated/contract.ts';
import type { RateLimit } from '../contract/contract-data.ts';
import { findEntry, withEntry } from '../state/expiring-table.ts';
import type { Work } from '../state/work.ts';
import { type RateLimitState, Refusal } from './refusal.ts';

/** Limits that the documents give in words only (contract 2.11). */
const OTHERS: Record<string, RateLimit> = {
  exchangeTokenAddress: { limit: 30, windowSeconds: 60 },
  revealMerchant: { limit: 60, windowSeconds: 60 },
};

/** Counts one request against a limit. `subject` is what the limit is kept for: a merchant, a card, an address. */
export function countRequest(work: Work, name: string, subject: string): RateLimitState {
  const limit = OTHERS[name] ?? contract.rateLimits[name];
  if (!limit) throw new Error(`The contract has no rate limit ${name}.`);
  const quota = limit.burst ?? limit.limit;
  if (!work.state.rateLimits) return { limit: quota, remaining: quota, resetSeconds: 0 };
  return limit.burst === undefined
    ? countInWindow(work, `${name}:${subject}`, limit)
    : countInBucket(work, `${name}:${subject}`, limit, limit.burst);
}

/** Sliding window: the times of the last requests. */
function countInWindow({ state, time }: Work, key: string, { limit, windowSeconds }: RateLimit): RateLimitState {
  const window = windowSeconds * 1000;
  const recent = (findEntry(state.usage, key)?.times ?? []).filter((at) => at > time - window);
  const [oldest = time] = recent;
  const resetSeconds = Math.ceil((oldest + window - time) / 1000);
  if (recent.length >= limit)
    throw new Refusal(429001, { retryAfter: resetSeconds, limit: { limit, remaining: 0, resetSeconds } });
  state.usage = withEntry(state.usage, key, { expiresAt: time + window, times: [...recent, time] }, time);
  return { limit, remaining: limit - recent.length - 1, resetSeconds };
}

/** Token bucket, as the generic cell rate algorithm: one number, the instant at which the bucket is full again. */
function countInBucket(
  { state, time }: Work,
  key: string,
  { limit, windowSeconds }: RateLimit,
  burst: number,
): RateLimitState {
  const interval = (windowSeconds * 1000) / limit;
  const before = Math.max(findEntry(state.usage, key)?.times[0] ?? time, time);
  const fullAt = before + interval;
  const free = burst * interval - (fullAt - time);
  if (free < 0) {
    const retryAfter = Math.max(1, Math.ceil(-free / 1000));
    // A refused request takes nothing out of the bucket.
    const resetSeconds = Math.ceil((before - time) / 1000);
    throw new Refusal(429001, { retryAfter, limit: { limit: burst, remaining: 0, resetSeconds } });
  }
  const resetSeconds = Math.ceil((fullAt - time) / 1000);
  state.usage = withEntry(state.usage, key, { expiresAt: fullAt, times: [fullAt] }, time);
  return { limit: burst, remaining: Math.floor(free / interval), resetSeconds };
}

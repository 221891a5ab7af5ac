/** This attempt executed nothing, or an earlier one still runs: the same bytes with the same key, after `Retry-After`. A code that is new means what its status means. */
const BUSY = new Set([429, 503]);
const STILL_RUNNING = 409001;

/** Each attempt has its own nonce, so the HTTP library or a proxy has sent this one twice: the first of the two may have been executed. */
export const NONCE_REUSED = 401010;

/** The access token has ended or was revoked: another one, then the same call. */
const RENEW = new Set([401002, 401003]);

/** Refusals by checks before that of the idempotency key; all others of 400, 404 and 409 come from later ones. */
const EARLY_STATUSES = new Set([401, 403, 405, 413, 415, 429, 503]);
const EARLY_CODES = new Set([400001, 400003, 404001, 409001]);

export type RetryClass = 'final' | 'busy' | 'renew' | 'unknown';

/** What a verified response means for its own attempt. */
export function classify(status: number, code: number): RetryClass {
  if (BUSY.has(status) || code === STILL_RUNNING) return 'busy';
  if (RENEW.has(code)) return 'renew';
  return status >= 500 || code === NONCE_REUSED ? 'unknown' : 'final';
}

/** Whether a response says something of its own attempt only, and nothing of those before it (guide “Retries”, the outcome of all attempts). */
export function leavesEarlierOpen(status: number, code: number): boolean {
  return EARLY_STATUSES.has(status) || EARLY_CODES.has(code);
}

/** Milliseconds before attempt number `next`: full jitter, but not less than the server asks for. */
export function findWait(next: number, retryAfterMs: number): number {
  return Math.max(retryAfterMs, Math.random() * Math.min(8000, 250 * 2 ** next));
}

/** What `Retry-After` asks for, in milliseconds; 0 without it. */
export function readRetryAfter(headers: Headers): number {
  return Number(headers.get('Retry-After')) * 1000 || 0;
}

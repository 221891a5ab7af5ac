/** The stored response of an idempotency key. */
export type StoredResponse = {
  expiresAt: number;
  /** SHA-256 of method, target and body. */
  digest: string;
  status: number;
  body: string;
  requestId: string;
  language: string;
  /** Until then the first request counts as still running (faults `timeout_after_commit` and `cut_after_commit`). */
  runningUntil?: number;
};

export type FaultKind =
  | 'rate_limited'
  | 'internal_error'
  | 'upstream_error'
  | 'unavailable'
  | 'timeout_before_commit'
  | 'timeout_after_commit'
  | 'cut_before_commit'
  | 'cut_after_commit'
  | 'redirect'
  | 'token_ended'
  | 'key_disabled'
  | 'unknown_code'
  | 'unknown_refusal'
  | 'delayed'
  | 'unsigned'
  | 'altered'
  | 'other_key'
  | 'forged_refusal'
  | 'second_key'
  | 'held'
  | 'respaced'
  | 'order_declined'
  | 'order_slow'
  | 'quote_expiring'
  | 'unknown_field'
  | 'unknown_status'
  | 'lost_acknowledgement'
  | 'unknown_frame';

/** Something that goes wrong on purpose with the next requests. */
export type Fault = {
  kind: FaultKind;
  /** Only this operation; all when undefined. */
  operation?: string;
  /** How often it still happens. */
  times: number;
  retryAfter: number;
  /** How long a key stays "still running" after a commit whose response is lost. */
  runningMs: number;
  /** How long a response is held, in milliseconds. */
  delayMs?: number;
};

import type { ControlSchema } from '../contract/schemas.ts';

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

/** Something that goes wrong on purpose with the next requests. */
export type Fault = ControlSchema<'Fault'>;

export type FaultKind = Fault['kind'];

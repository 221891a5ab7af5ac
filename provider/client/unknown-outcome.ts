import type { SentCall, UnknownOutcome, UnknownReason } from './types.ts';

const REASONS: Record<UnknownReason, string> = {
  timeout: 'no response within the time limit',
  connection: 'no connection, or it was cut',
  server: 'HTTP 5xx',
  duplicate: 'the HTTP library or a proxy sent the same request twice (401010)',
  unverified:
    'the response is not signed by the provider, was altered, or was signed more than 5 minutes before the call (or the clock is wrong)',
  redirect: 'a redirect, which is not followed: check the address of the API',
  aborted: 'aborted by its signal',
  earlier: 'it was sent before, and refused now without a look at that',
};

/** Nobody can say whether the call was executed. Printed, it has no body, no token and no signature: logs keep it. */
export class UnknownOutcomeError extends Error implements UnknownOutcome {
  readonly kind = 'unknown';
  readonly reason: UnknownReason;
  declare readonly call: SentCall;

  constructor(reason: UnknownReason, call: SentCall, cause?: unknown) {
    super(`${call.method} ${new URL(call.url).pathname}: outcome unknown, ${REASONS[reason]}.`, { cause });
    this.name = 'UnknownOutcomeError';
    this.reason = reason;
    // Not enumerable: what prints the error must not print the body.
    Object.defineProperty(this, 'call', { value: call });
  }
}

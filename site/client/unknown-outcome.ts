import type { SentCall, UnknownOutcome, UnknownReason } from './types.ts';

const REASONS: Record<UnknownReason, string> = {
  timeout: 'no response within the time limit',
  connection: 'no connection, or it was cut',
  server: 'HTTP 5xx',
  duplicate: 'the HTTP library or a proxy sent the same request twice (401010)',
  unverified: 'the response was not accepted',
  redirect: 'a redirect, which is not followed: check the address of the API',
  aborted: 'aborted by its signal',
  earlier: 'it was sent before, and refused now without a look at that',
};

/** Nobody can say whether the call was executed. Printed, it has no body, no token and no signature: logs keep it. */
export class UnknownOutcomeError extends Error implements UnknownOutcome {
  // What Node.js prints; the bundle has a short name for the class.
  static override readonly name = 'UnknownOutcomeError';
  readonly kind = 'unknown';
  readonly reason: UnknownReason;
  declare readonly call: SentCall;

  constructor(reason: UnknownReason, call: SentCall, cause?: unknown) {
    // Of the call itself, or of the token exchange before it.
    const origin = cause instanceof UnknownOutcomeError ? cause.cause : cause;
    const problem = reason === 'unverified' && origin instanceof Error ? `: ${origin.message}` : '';
    super(`${call.method} ${new URL(call.url).pathname}: outcome unknown, ${REASONS[reason]}${problem}.`, { cause });
    this.name = 'UnknownOutcomeError';
    this.reason = reason;
    // Not enumerable: what prints the error must not print the body.
    Object.defineProperty(this, 'call', { value: call });
  }
}

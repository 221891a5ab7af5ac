import type { Effect } from '../listen/effect.ts';
import { advance } from '../state/advance.ts';
import { getTime } from '../state/clock.ts';
import { drawIdentifier } from '../state/random.ts';
import type { State } from '../state/state.ts';
import { transact, type Work } from '../state/work.ts';
import { type Admission, admit } from './admit.ts';
import { execute } from './execute.ts';
import { negotiateLocale } from './locale.ts';
import { type Frame, type Outcome, toFailure, toRateLimitHeaders } from './outcome.ts';
import { type RateLimitState, Refusal } from './refusal.ts';
import { readHeader, type SandboxRequest, splitTarget } from './request.ts';
import type { VerifiedRequest } from './verify.ts';

export type Decision = { state: State; outcome: Outcome; effects: Effect[]; time: number };

/** A request whose time has come: what was due before it has happened, and it is admitted or refused. */
type Opened = { frame: Frame; admission: Admission | Refusal; limit?: RateLimitState };

/**
 * What a verified request does and returns. Pure and synchronous. Admission (nonce, limits, faults) is kept whatever follows; the
 * execution is kept whole or not at all, so a refused request changes no balance, status, order or quote: its draft is dropped, and the
 * admission, which comes to the same result again, is made in a new one.
 */
export function decide(before: State, verified: VerifiedRequest): Decision {
  const time = getTime(before, verified.now);
  const run = (finish: (work: Work, opened: Opened) => Outcome): Decision => {
    const { state, value, effects } = transact(before, time, (work) => {
      const opened = open(work, verified);
      return { outcome: finish(work, opened), limit: opened.limit };
    });
    const headers = { ...getCommonHeaders(verified.request, value.limit), ...value.outcome.headers };
    return { state, outcome: { ...value.outcome, headers }, effects, time };
  };
  try {
    return run((work, { admission, frame }) =>
      admission instanceof Refusal ? toFailure(admission, frame) : execute(work, admission, verified, frame),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return run((work, { frame }) => {
      error.options.record?.(work);
      return toFailure(error, frame);
    });
  }
}

function open(work: Work, verified: VerifiedRequest): Opened {
  const { request } = verified;
  advance(work);
  const locale = negotiateLocale(readHeader(request, 'Accept-Language'));
  const frame = { requestId: drawIdentifier(work, 'req'), time: work.time, locale };
  let limit: RateLimitState | undefined;
  const report = (next: RateLimitState) => {
    limit = next;
  };
  const admission = attempt(() => admit(work, verified, splitTarget(request.target).path, report));
  return { frame, admission, limit };
}

function attempt<T>(run: () => T): T | Refusal {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Headers that every response has, whatever became of the request. */
export function getCommonHeaders(request: SandboxRequest, limit?: RateLimitState): Record<string, string> {
  const clientRequestId = readHeader(request, 'X-Request-Id');
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    // Only a UUID is echoed; anything else is ignored.
    ...(clientRequestId && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(clientRequestId)
      ? { 'X-Client-Request-Id': clientRequestId }
      : {}),
    ...(limit && toRateLimitHeaders(limit)),
  };
}

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

type Run = Omit<Decision, 'time'>;

/**
 * What a verified request does and returns. Pure and synchronous. Admission (nonce, limits, faults) is kept whatever follows; the
 * execution is kept whole or not at all, so a refused request changes no balance, status, order or quote.
 */
export function decide(before: State, verified: VerifiedRequest): Decision {
  const { request } = verified;
  const time = getTime(before, verified.now);
  const locale = negotiateLocale(readHeader(request, 'Accept-Language'));
  const due = advance(before, time);
  let limit: RateLimitState | undefined;
  const opened = transact(due.state, time, (work) => {
    const requestId = drawIdentifier(work, 'req');
    const report = (next: RateLimitState) => {
      limit = next;
    };
    return { requestId, admission: attempt(() => admit(work, verified, splitTarget(request.target).path, report)) };
  });
  const { requestId, admission } = opened.value;
  const frame = { requestId, time, locale };
  const run: Run =
    admission instanceof Refusal
      ? { state: opened.state, outcome: toFailure(admission, frame), effects: [] }
      : executeOrRefuse(opened.state, admission, { verified, frame });
  return {
    state: run.state,
    outcome: { ...run.outcome, headers: { ...getCommonHeaders(request, limit), ...run.outcome.headers } },
    effects: [...due.effects, ...run.effects],
    time,
  };
}

function executeOrRefuse(
  state: State,
  admission: Admission,
  { verified, frame }: { verified: VerifiedRequest; frame: Frame },
): Run {
  try {
    const {
      state: next,
      value,
      effects,
    } = transact(state, frame.time, (work) => execute(work, admission, verified, frame));
    return { state: next, outcome: value, effects };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { record } = error.options;
    const recorded = record ? transact(state, frame.time, (work: Work) => record(work)) : { state, effects: [] };
    return { state: recorded.state, outcome: toFailure(error, frame), effects: recorded.effects };
  }
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

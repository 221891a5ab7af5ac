import { type Exchange, ExchangeRefused } from './access.ts';
import { makeAttempt, type Received } from './attempt.ts';
import { EXCHANGE, type PreparedCall, prepareCall } from './call.ts';
import { decryptBody } from './decrypt-body.ts';
import { findWait, leavesEarlierOpen, readRetryAfter } from './retry-classes.ts';
import { createSession, type Session } from './session.ts';
import type { SigningOptions, UnknownReason } from './types.ts';
import { UnknownOutcomeError } from './unknown-outcome.ts';

/**
 * A `fetch` for the API: it signs the bytes that leave, verifies those that arrive, gets and refreshes tokens, repeats what may be repeated, and
 * encrypts and decrypts fields. Resolves with a verified response; rejects with an `UnknownOutcomeError` where the outcome is unknown.
 */
export function signedFetch(options: SigningOptions): typeof fetch {
  const send = createSender(options);
  return (input, init) => send(new Request(input, init));
}

/** Sends a request, as `signedFetch` says. `isRepeat`: it was sent before, maybe by another process, and what became of it is unknown. */
export type Sender = (request: Request, isRepeat?: boolean) => Promise<Response>;

/** What `signedFetch` and a client send with. */
export function createSender(options: SigningOptions): Sender {
  let session: Promise<Session> | undefined;
  return async (request, isRepeat = false) => {
    session ??= createSession(options);
    const used = await session;
    const call = await prepareCall(request, used);
    call.signal.throwIfAborted();
    if (isRepeat) return makeCall(call, used, { unknown: { reason: 'earlier' } });
    if (call.method !== 'GET') await used.beforeSend(call.sent);
    return makeCall(call, used);
  };
}

/** What earlier attempts of a call left behind. */
type History = { unknown?: { reason: UnknownReason; cause?: unknown }; refusedToken?: string };

/** After these, the same call may be sent again; the others are for people to look at. */
const REPEATED: readonly UnknownReason[] = ['server', 'timeout', 'connection', 'duplicate'];

/** Attempts of a call until one has its outcome, which is that of all of them. */
async function makeCall(call: PreparedCall, session: Session, history: History = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const token = call.needsToken ? await findToken(call, session, history) : undefined;
    if (token instanceof Response) return token;
    const made = await makeAttempt(call, session, token);
    const isLast = attempt >= session.maxAttempts;
    let retryAfterMs = 0;
    if (made.kind === 'unknown') {
      history.unknown = made;
      if (isLast || !REPEATED.includes(made.reason)) throw new UnknownOutcomeError(made.reason, call.sent, made.cause);
    } else if (made.kind === 'renew' && token !== undefined && history.refusedToken === undefined) {
      history.refusedToken = token;
      continue;
    } else {
      retryAfterMs = readRetryAfter(made.received.headers);
      if (made.kind !== 'busy' || isLast || retryAfterMs > session.maxWaitMs)
        return settle(call, session, { ...made, history });
    }
    await wait(findWait(attempt, retryAfterMs), call);
  }
}

type Settled = { received: Received; code: number; history: History };

/** The verified response, with its fields opened. One that says something of its own attempt only leaves an earlier one unknown. */
async function settle(
  call: PreparedCall,
  { decryptionKey }: Session,
  { received: { status, headers, body }, code, history: { unknown } }: Settled,
): Promise<Response> {
  if (unknown && call.method !== 'GET' && leavesEarlierOpen(status, code))
    throw new UnknownOutcomeError(unknown.reason, call.sent, unknown.cause);
  return new Response(decryptionKey ? await decryptBody(body, decryptionKey) : body, { status, headers });
}

/** A token, or the response that refused one. */
async function findToken(
  call: PreparedCall,
  session: Session,
  { unknown, refusedToken }: History,
): Promise<string | Response | undefined> {
  const exchange: Exchange = async (grant) => {
    const url = new URL(EXCHANGE, call.url);
    const request = new Request(url, { method: 'POST', body: JSON.stringify(grant) });
    return makeCall(await prepareCall(request, session), session);
  };
  try {
    return await session.access?.getToken(exchange, refusedToken);
  } catch (error) {
    if (error instanceof ExchangeRefused && !unknown) return error.response.clone();
    if (error instanceof ExchangeRefused || error instanceof UnknownOutcomeError) {
      const reason = unknown?.reason ?? (error instanceof UnknownOutcomeError ? error.reason : 'server');
      throw new UnknownOutcomeError(reason, call.sent, error);
    }
    throw error;
  }
}

/** An abort ends the wait; the next attempt finds it. */
function wait(milliseconds: number, { signal }: PreparedCall): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

import { decodeUtf8 } from '../../src/encoding/bytes.ts';
import { isRecord, parseJson } from '../../src/encoding/json.ts';
import { ExchangeRefused } from './access.ts';
import { makeAttempt, type Received } from './attempt.ts';
import { type PreparedCall, prepareCall } from './call.ts';
import { decryptBody } from './decrypt-body.ts';
import { classify, findWait, leavesEarlierOpen, readRetryAfter } from './retry-classes.ts';
import { createSession, type Session } from './session.ts';
import type { SigningOptions, UnknownReason } from './types.ts';
import { UnknownOutcomeError } from './unknown-outcome.ts';

/**
 * A `fetch` for the API: it signs the bytes that leave, verifies those that arrive, gets and refreshes tokens, repeats what may be repeated, and
 * encrypts and decrypts fields. Resolves with a verified response; rejects with an `UnknownOutcomeError` where the outcome is unknown.
 */
export function signedFetch(options: SigningOptions): typeof fetch {
  let session: Promise<Session> | undefined;
  return async (input, init) => {
    session ??= createSession(options);
    const used = await session;
    const call = await prepareCall(new Request(input, init), used);
    call.signal.throwIfAborted();
    if (call.method !== 'GET') await used.beforeSend(call.sent);
    return makeCall(call, used);
  };
}

/** The outcome of all attempts: as long as an earlier one is unknown, a refusal may say nothing of it. */
async function makeCall(call: PreparedCall, session: Session): Promise<Response> {
  let open: UnknownReason | undefined;
  let cause: unknown;
  let refused: string | undefined;
  const settle = async (received: Received, code: number): Promise<Response> => {
    if (open && call.method !== 'GET' && leavesEarlierOpen(received.status, code))
      throw new UnknownOutcomeError(open, call.sent, cause);
    return toResponse(received, session);
  };

  for (let attempt = 1; ; attempt += 1) {
    const token = call.needsToken ? await findToken(call, session, { refused, open }) : undefined;
    if (token instanceof Response) return token;
    const made = await makeAttempt(call, session, token);
    let retryAfterMs = 0;
    if (made.ok) {
      const { received } = made;
      const code = readCode(received);
      const kind = classify(received.status, code);
      if (kind === 'final') return settle(received, code);
      if (kind === 'renew') {
        if (refused !== undefined || token === undefined) return settle(received, code);
        refused = token;
        continue;
      }
      retryAfterMs = readRetryAfter(received.headers);
      const isLast = attempt >= session.maxAttempts || retryAfterMs > session.maxWaitMs;
      if (kind === 'busy' && isLast) return settle(received, code);
      if (kind === 'unknown') open = 'server';
    } else {
      open = made.reason;
      cause = made.cause;
    }
    const isRepeated = open === undefined || open === 'server' || open === 'timeout' || open === 'connection';
    if (!isRepeated || attempt >= session.maxAttempts)
      throw new UnknownOutcomeError(open ?? 'server', call.sent, cause);
    await wait(findWait(attempt, retryAfterMs), call);
  }
}

/** A token, or the response that refused one. */
async function findToken(
  call: PreparedCall,
  session: Session,
  { refused, open }: { refused?: string; open?: UnknownReason },
): Promise<string | Response | undefined> {
  const exchange = async (grant: object) => {
    const url = new URL('/v2/biz/code2token', call.url);
    const request = new Request(url, { method: 'POST', body: JSON.stringify(grant) });
    return makeCall(await prepareCall(request, session), session);
  };
  try {
    return await session.access?.getToken(exchange, refused);
  } catch (error) {
    if (error instanceof ExchangeRefused && !open) return error.response.clone();
    if (error instanceof ExchangeRefused) throw new UnknownOutcomeError(open ?? 'server', call.sent, error);
    if (error instanceof UnknownOutcomeError) throw new UnknownOutcomeError(open ?? error.reason, call.sent, error);
    throw error;
  }
}

async function toResponse({ status, headers, body }: Received, { decryptionKey }: Session): Promise<Response> {
  return new Response(decryptionKey ? await decryptBody(body, decryptionKey) : body, { status, headers });
}

function readCode({ body }: Received): number {
  const envelope = parseJson(decodeUtf8(body) ?? '');
  return isRecord(envelope) ? Number(envelope.code) : Number.NaN;
}

/** An abort ends the wait; the next attempt finds it. */
function wait(milliseconds: number, { signal }: PreparedCall): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

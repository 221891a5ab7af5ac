import { type Bytes, decodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../packages/base/encoding/json.ts';
import { parseQuery } from '../../packages/simulator/protocol/signing/canonical-query.ts';
import { createNonce, type Signer, signQuery, signRequest } from '../../packages/simulator/protocol/signing/signer.ts';
import { verifyResponse } from '../../packages/simulator/protocol/signing/verification.ts';
import type { PreparedCall } from './call.ts';
import { classify, NONCE_REUSED, type RetryClass } from './retry-classes.ts';
import type { Session } from './session.ts';
import type { UnknownReason } from './types.ts';

/** What arrived. */
export type Received = { status: number; headers: Headers; body: Bytes };

/** How one attempt ended: with a verified response and its code, or with an outcome that is unknown. */
export type Attempt =
  | { kind: Exclude<RetryClass, 'unknown'>; received: Received; code: number }
  | { kind: 'unknown'; reason: UnknownReason; cause?: unknown };

/** How far the clocks may be apart (docs/contract.md#34-signature). */
const CLOCK_SKEW_MS = 300_000;
/** Of what a message repeats: anybody may have sent it. */
const MAX_KEY_ID = 64;

/** Signs the bytes anew, sends them once, and verifies the bytes that arrive. Never rejects for what happens on the way. */
export async function makeAttempt(call: PreparedCall, session: Session, token?: string): Promise<Attempt> {
  const startedAt = Date.now();
  const { url, headers } = await signCall(call, session);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('No response in time.', 'TimeoutError')),
    session.timeoutMs,
  );
  try {
    const response = await session.send(url, {
      method: call.method,
      headers,
      body: call.body,
      // Following one would send token, signature and body to another address.
      redirect: 'manual',
      signal: AbortSignal.any([call.signal, limit.signal]),
    });
    // Browsers show a redirect as a response of status 0.
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400))
      return { kind: 'unknown', reason: 'redirect' };
    const body = new Uint8Array(await response.arrayBuffer());
    const received = { status: response.status, headers: response.headers, body };
    const problem = await findProblem(received, session, startedAt);
    if (problem === undefined) return judge(received);
    return { kind: 'unknown', reason: response.status >= 500 ? 'server' : 'unverified', cause: new Error(problem) };
  } catch (cause) {
    if (call.signal.aborted) return { kind: 'unknown', reason: 'aborted', cause };
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
    return { kind: 'unknown', reason: isTimeout ? 'timeout' : 'connection', cause };
  } finally {
    clearTimeout(timer);
  }
}

function judge(received: Received): Attempt {
  const envelope = parseJson(decodeUtf8(received.body) ?? '');
  const code = isRecord(envelope) ? Number(envelope.code) : Number.NaN;
  const kind = classify(received.status, code);
  if (kind === 'unknown') return { kind, reason: code === NONCE_REUSED ? 'duplicate' : 'server' };
  return { kind, received, code };
}

/** A new timestamp and nonce each time: a nonce is accepted once. */
async function signCall(
  { method, url, headers, body, service }: PreparedCall,
  { merchantId, signingKey }: Session,
): Promise<{ url: string; headers: Headers }> {
  const signer: Signer = { merchantId, key: signingKey, now: Date.now, nonce: () => createNonce() };
  if (service === 'token') {
    const parameters = parseQuery(url.search.slice(1)) ?? [];
    const target = await signQuery({ method, path: url.pathname, parameters, body }, signer);
    return { url: url.origin + target, headers: new Headers(headers) };
  }
  const signed = new Headers(headers);
  const target = url.pathname + url.search;
  for (const [name, value] of Object.entries(await signRequest({ method, target, body }, signer)))
    signed.set(name, value);
  return { url: url.origin + target, headers: signed };
}

/** Why a response is not accepted: it is signed by the provider, and not before the call, because a genuine response of an earlier call would verify too. */
async function findProblem(
  { status, headers, body }: Received,
  { verificationKeys }: Session,
  startedAt: number,
): Promise<string | undefined> {
  const read = (name: string) => headers.get(name) ?? '';
  const [keyId, timestamp] = [read('X-Key-Id'), read('X-Timestamp')];
  const key = verificationKeys.get(keyId);
  if (keyId === '') return 'it has no X-Key-Id, so it is not signed by the provider';
  if (!key) return `it names the key ${keyId.slice(0, MAX_KEY_ID)}, which is not in verificationKeys`;
  if (!(Number(timestamp) >= startedAt - CLOCK_SKEW_MS))
    return 'it was signed more than 5 minutes before the call, or the clock is wrong';
  const [requestId, signature] = [read('X-Request-Id'), read('X-Signature')];
  const isGenuine = await verifyResponse({ status, requestId, timestamp, signature, body }, key);
  return isGenuine ? undefined : `its bytes are not those that were signed with the key ${keyId}`;
}

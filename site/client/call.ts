import { type Bytes, decodeUtf8, encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { parseJson } from '../../packages/base/encoding/json.ts';
import type { ApiPath } from '../../packages/simulator/core/contract/schemas.ts';
import { encryptPlaintexts, hasPlaintext } from '../../packages/simulator/protocol/encryption/encrypt-plaintexts.ts';
import type { Session } from './session.ts';
import type { SentCall } from './types.ts';

/** A call with the bytes that every attempt sends. */
export type PreparedCall = {
  method: string;
  url: URL;
  headers: Headers;
  body?: Bytes;
  /** What is signed: headers, or the query. */
  service: 'merchant' | 'token';
  needsToken: boolean;
  signal: AbortSignal;
  sent: SentCall;
};

export const EXCHANGE: ApiPath = '/v2/biz/code2token';

/** How the contract treats an operation: where its signature is, whether it has an access token and an idempotency key. */
export function describeOperation(method: string, path: string) {
  const service: PreparedCall['service'] = path.startsWith('/user/') ? 'token' : 'merchant';
  const needsToken = service === 'merchant' && path !== EXCHANGE;
  return { service, needsToken, takesKey: needsToken && method !== 'GET' };
}

/** Encrypts what is in plain text and adds what does not change between attempts. Without the key to encrypt with, it rejects. */
export async function prepareCall(request: Request, session: Session): Promise<PreparedCall> {
  const { method, signal } = request;
  const url = new URL(request.url);
  const { takesKey, ...operation } = describeOperation(method, url.pathname);
  const headers = new Headers(request.headers);
  const body = await encryptBody(new Uint8Array(await request.arrayBuffer()), session);
  if (body && !headers.get('Content-Type')?.startsWith('application/json'))
    headers.set('Content-Type', 'application/json; charset=utf-8');
  if (!headers.has('Accept-Language')) headers.set('Accept-Language', session.language);
  if (takesKey && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
  const idempotencyKey = headers.get('Idempotency-Key');
  const text = body && decodeUtf8(body);
  return {
    method,
    url,
    headers,
    ...(body && { body }),
    ...operation,
    signal,
    sent: {
      method,
      url: url.href,
      ...(idempotencyKey !== null && { idempotencyKey }),
      ...(text !== undefined && { body: text }),
    },
  };
}

async function encryptBody(bytes: Bytes, { encryptionKey }: Session): Promise<Bytes | undefined> {
  if (bytes.length === 0) return undefined;
  const value = parseJson(decodeUtf8(bytes) ?? '');
  if (!hasPlaintext(value)) return bytes;
  if (!encryptionKey) throw new TypeError('The body has a field to encrypt: give the client its encryptionKey.');
  return encodeUtf8(JSON.stringify(await encryptPlaintexts(value, encryptionKey, Date.now())));
}

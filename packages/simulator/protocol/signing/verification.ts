import type { RsaPublicJwk } from '../keys/rsa-jwk.ts';
import { canonicalQuery, parseQuery } from './canonical-query.ts';
import {
  type Credentials,
  type ReadCredentials,
  readHeaderCredentials,
  readQueryCredentials,
  type WrongCredentials,
} from './credentials.ts';
import type { Cryptography } from './cryptography.ts';
import { verify } from './rsa-signature.ts';
import { type Body, requestStringToSign, responseStringToSign } from './string-to-sign.ts';

/** How far the client's clock may be off, in both directions (docs/contract.md#34-signature). */
const TIMESTAMP_WINDOW_MS = 300_000;

/** Steps 3 to 6 of the order of checks (docs/contract.md#212-order-of-checks), each with its code. */
export type RequestCheck =
  | { ok: true; credentials: Credentials }
  | ({ ok: false; step: 'credentials'; code: 400003 } & WrongCredentials)
  | { ok: false; step: 'timestamp'; code: 401009 }
  | { ok: false; step: 'key'; code: 401011 }
  | { ok: false; step: 'signature'; code: 401008; stringToSign: string };

export type Verifier = {
  /** The key of this merchant, if it is registered and active. */
  findKey: (merchantId: string, keyId: string) => RsaPublicJwk | undefined;
  /** Unix milliseconds. */
  now: number;
  cryptography?: Cryptography;
};

export type RequestOnWire = {
  method: string;
  /** Path and query, not decoded. */
  target: string;
  /** Looks a header up without regard to case. */
  header: (name: string) => string | null | undefined;
  body?: Body;
};

/** Checks the signature headers of a merchant API request. Whether the nonce is new is for the caller to check next. */
export function verifyRequest(request: RequestOnWire, verifier: Verifier): Promise<RequestCheck> {
  const { method, target, header, body } = request;
  return check({ method, target, body }, readHeaderCredentials(header), verifier);
}

/** Checks the signed query of a token service request. Whether the nonce is new is for the caller to check next. */
export function verifyQuery(
  { method, target, body }: Omit<RequestOnWire, 'header'>,
  verifier: Verifier,
): Promise<RequestCheck> {
  const [path, query] = splitOnce(target, '?');
  const parameters = parseQuery(query) ?? [];
  const canonical = `${path}?${canonicalQuery(parameters)}`;
  return check({ method, target: canonical, body }, readQueryCredentials(parameters), verifier);
}

/** Whether a response is the provider's: verify it before parsing the body. `key` is the one that `X-Key-Id` names. */
export async function verifyResponse(
  response: { status: number; requestId: string; timestamp: string; signature: string; body?: Body },
  key: RsaPublicJwk,
): Promise<boolean> {
  return verify(await responseStringToSign(response), response.signature, key);
}

async function check(
  request: { method: string; target: string; body?: Body },
  read: ReadCredentials,
  { findKey, now, cryptography }: Verifier,
): Promise<RequestCheck> {
  if (!read.ok) return { ...read, step: 'credentials', code: 400003 };
  const { credentials } = read;
  const skew = Math.abs(now - Number(credentials.timestamp));
  if (skew > TIMESTAMP_WINDOW_MS) return { ok: false, step: 'timestamp', code: 401009 };
  const key = findKey(credentials.merchantId, credentials.keyId);
  if (key?.use !== 'sig') return { ok: false, step: 'key', code: 401011 };
  const stringToSign = await requestStringToSign({ ...request, ...credentials }, cryptography);
  const genuine = await verify(stringToSign, credentials.signature, key, cryptography);
  return genuine ? { ok: true, credentials } : { ok: false, step: 'signature', code: 401008, stringToSign };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

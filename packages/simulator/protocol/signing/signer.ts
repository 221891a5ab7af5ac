import { hex } from '@scure/base';
import { type RandomBytes, randomBytes } from '../../../base/encoding/bytes.ts';
import type { RsaPrivateJwk } from '../keys/rsa-jwk.ts';
import { canonicalQuery, percentEncode, type QueryParameter } from './canonical-query.ts';
import type { Cryptography } from './cryptography.ts';
import { sign } from './rsa-signature.ts';
import { type Body, requestStringToSign, responseStringToSign } from './string-to-sign.ts';

/** Who signs, with a clock (Unix milliseconds) and a source of nonces, both given so that a signature can be repeated. */
export type Signer = {
  merchantId: string;
  key: RsaPrivateJwk;
  now: () => number;
  nonce: () => string;
};

export type SignatureHeaders = Record<'X-Merchant-Id' | 'X-Key-Id' | 'X-Timestamp' | 'X-Nonce' | 'X-Signature', string>;

export type ResponseSignatureHeaders = Record<'X-Request-Id' | 'X-Timestamp' | 'X-Key-Id' | 'X-Signature', string>;

/** 16 random bytes in hex: within `^[A-Za-z0-9_-]{16,64}$` (docs/contract.md#29-global-headers). */
export function createNonce(random: RandomBytes = randomBytes): string {
  return hex.encode(random(16));
}

/**
 * The five signature headers of a merchant API request (docs/contract.md#34-signature). `target` and `body` must go out byte for byte
 * as given here. Call it again for a retry: a nonce is accepted once.
 */
export async function signRequest(
  request: { method: string; target: string; body?: Body },
  { merchantId, key, now, nonce }: Signer,
): Promise<SignatureHeaders> {
  const stamp = { merchantId, timestamp: String(now()), nonce: nonce() };
  return {
    'X-Merchant-Id': stamp.merchantId,
    'X-Key-Id': key.kid,
    'X-Timestamp': stamp.timestamp,
    'X-Nonce': stamp.nonce,
    'X-Signature': await sign(await requestStringToSign({ ...request, ...stamp }), key),
  };
}

/** The request target of a signed token service call: path, canonical query and the encoded signature (docs/contract.md#35-signed-query-token-service). */
export async function signQuery(
  request: { method: string; path: string; parameters?: readonly QueryParameter[]; body?: Body },
  { merchantId, key, now, nonce }: Signer,
): Promise<string> {
  const stamp = { merchantId, timestamp: String(now()), nonce: nonce() };
  const query = canonicalQuery([...(request.parameters ?? []), ...Object.entries({ ...stamp, keyId: key.kid })]);
  const target = `${request.path}?${query}`;
  const signature = await sign(
    await requestStringToSign({ ...stamp, method: request.method, target, body: request.body }),
    key,
  );
  return `${target}&signature=${percentEncode(signature)}`;
}

/** The signature headers of a response, as the provider makes them (docs/contract.md#34-signature). */
export async function signResponse(
  response: { status: number; requestId: string; body?: Body },
  { key, now, cryptography }: Pick<Signer, 'key' | 'now'> & { cryptography?: Cryptography },
): Promise<ResponseSignatureHeaders> {
  const timestamp = String(now());
  return {
    'X-Request-Id': response.requestId,
    'X-Timestamp': timestamp,
    'X-Key-Id': key.kid,
    'X-Signature': await sign(await responseStringToSign({ ...response, timestamp }, cryptography), key, cryptography),
  };
}

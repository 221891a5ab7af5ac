import { base64 } from '@scure/base';
import { decodeBase64Url } from '../../base/encoding/base64.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../protocol/keys/rsa-jwk.ts';

export type KeyUse = 'sig' | 'enc';

/** docs/contract.md#32-keys wants 2048 bits; what is made here has more. */
const MADE_BITS = 3072;

export const ALGORITHMS = {
  sig: { jwk: 'RS256', params: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } },
  enc: { jwk: 'RSA-OAEP-256', params: { name: 'RSA-OAEP', hash: 'SHA-256' } },
} as const;

export const USAGES: Record<KeyUse, { public: KeyUsage[]; private: KeyUsage[] }> = {
  sig: { public: ['verify'], private: ['sign'] },
  enc: { public: ['encrypt'], private: ['decrypt'] },
};

/** A new pair of 3072 bits. */
export async function makeKeyPair(kid: string, use: KeyUse): Promise<RsaPrivateJwk> {
  const algorithm = { ...ALGORITHMS[use].params, modulusLength: MADE_BITS, publicExponent: Uint8Array.of(1, 0, 1) };
  const usages = [...USAGES[use].private, ...USAGES[use].public];
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, usages);
  const jwk = await crypto.subtle.exportKey('jwk', privateKey);
  return toPrivate(nameKey(jwk, kid, use));
}

/** The public half as PEM (SPKI, RFC 5280 section 4.1), for the merchant console. */
export async function exportPublicPem({ kid, use, n, e }: RsaPublicJwk): Promise<string> {
  const { params, jwk: alg } = ALGORITHMS[use === 'enc' ? 'enc' : 'sig'];
  const half = { kty: 'RSA', kid, use, alg, n, e };
  const key = await crypto.subtle.importKey('jwk', half, params, true, USAGES[use === 'enc' ? 'enc' : 'sig'].public);
  const bytes = base64.encode(new Uint8Array(await crypto.subtle.exportKey('spki', key)));
  return `-----BEGIN PUBLIC KEY-----\n${bytes.replace(/(.{64})/g, '$1\n').trimEnd()}\n-----END PUBLIC KEY-----\n`;
}

/** Length of the modulus in bits; 0 when it is not base64url. */
export function countBits({ n }: RsaPublicJwk): number {
  return (decodeBase64Url(n)?.length ?? 0) * 8;
}

/** Whether the key is a private one. */
export function isPrivate(key: RsaPublicJwk | RsaPrivateJwk): key is RsaPrivateJwk {
  return 'd' in key;
}

/** The key under this id, with the members that its use wants. */
export function nameKey(jwk: JsonWebKey, kid: string, use: KeyUse): JsonWebKey & RsaPublicJwk {
  const { key_ops: _operations, ext: _extractable, ...members } = jwk;
  return { ...members, kty: 'RSA', kid, use, alg: ALGORITHMS[use].jwk, n: jwk.n ?? '', e: jwk.e ?? '' };
}

/** Without members that no private key of this API has. */
export function toPrivate(jwk: JsonWebKey & RsaPublicJwk): RsaPrivateJwk {
  const { kty, kid, use, alg, n, e, d = '', p = '', q = '', dp = '', dq = '', qi = '' } = jwk;
  return { kty, kid, use, alg, n, e, d, p, q, dp, dq, qi };
}

import { base64 } from '@scure/base';
import { decodeBase64Url } from '../../protocol/encoding/base64.ts';
import { isRecord, parseJson } from '../../protocol/encoding/json.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../../protocol/keys/rsa-jwk.ts';

export type KeyUse = 'sig' | 'enc';

/** Why a text is no key. */
export type KeyProblem = 'notKey' | 'pkcs1' | 'encrypted' | 'notRsa' | 'tooShort';

export type ReadKey = { ok: true; key: RsaPublicJwk | RsaPrivateJwk } | { ok: false; problem: KeyProblem };

/** docs/contract.md#32-keys: from 2048 bits; what is made here has more. */
const MIN_BITS = 2048;
const MADE_BITS = 3072;

const ALGORITHMS = {
  sig: { jwk: 'RS256', params: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } },
  enc: { jwk: 'RSA-OAEP-256', params: { name: 'RSA-OAEP', hash: 'SHA-256' } },
} as const;

const USAGES: Record<KeyUse, { public: KeyUsage[]; private: KeyUsage[] }> = {
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

/**
 * Reads a key: a JWK (RFC 7517), or PEM with a PKCS #8 private or an SPKI public key. A JWK keeps its own id; its other members give way
 * to what this API wants.
 */
export async function readKey(text: string, kid: string, use: KeyUse): Promise<ReadKey> {
  const pem = /-----BEGIN ([A-Z ]+)-----([^-]+)-----END/.exec(text);
  if (pem) return readPem(pem[1] ?? '', pem[2] ?? '', kid, use);
  const jwk = parseJson(text.trim());
  if (!isRecord(jwk)) return { ok: false, problem: 'notKey' };
  if (jwk.kty !== 'RSA') return { ok: false, problem: 'notRsa' };
  if (typeof jwk.n !== 'string' || !decodeBase64Url(jwk.n)) return { ok: false, problem: 'notKey' };
  const named = nameKey(jwk, typeof jwk.kid === 'string' ? jwk.kid : kid, use);
  try {
    const usages = USAGES[use][named.d === undefined ? 'public' : 'private'];
    await crypto.subtle.importKey('jwk', named, ALGORITHMS[use].params, false, usages);
  } catch {
    return { ok: false, problem: 'notKey' };
  }
  return accept(named);
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

async function readPem(label: string, content: string, kid: string, use: KeyUse): Promise<ReadKey> {
  if (label === 'RSA PRIVATE KEY' || label === 'RSA PUBLIC KEY') return { ok: false, problem: 'pkcs1' };
  if (label === 'ENCRYPTED PRIVATE KEY') return { ok: false, problem: 'encrypted' };
  const half = label === 'PUBLIC KEY' ? 'public' : 'private';
  try {
    const bytes = new Uint8Array(base64.decode(content.replace(/\s/g, '')));
    const format = half === 'public' ? 'spki' : 'pkcs8';
    const key = await crypto.subtle.importKey(format, bytes, ALGORITHMS[use].params, true, USAGES[use][half]);
    return accept(nameKey(await crypto.subtle.exportKey('jwk', key), kid, use));
  } catch {
    return { ok: false, problem: /^(EC|DSA)/.test(label) ? 'notRsa' : 'notKey' };
  }
}

function accept(jwk: JsonWebKey & RsaPublicJwk): ReadKey {
  if (countBits(jwk) < MIN_BITS) return { ok: false, problem: 'tooShort' };
  return { ok: true, key: jwk.d === undefined ? jwk : toPrivate(jwk) };
}

function nameKey(jwk: JsonWebKey, kid: string, use: KeyUse): JsonWebKey & RsaPublicJwk {
  const { key_ops: _operations, ext: _extractable, ...members } = jwk;
  return { ...members, kty: 'RSA', kid, use, alg: ALGORITHMS[use].jwk, n: jwk.n ?? '', e: jwk.e ?? '' };
}

function toPrivate(jwk: JsonWebKey & RsaPublicJwk): RsaPrivateJwk {
  const { kty, kid, use, alg, n, e, d = '', p = '', q = '', dp = '', dq = '', qi = '' } = jwk;
  return { kty, kid, use, alg, n, e, d, p, q, dp, dq, qi };
}

import { base64, hex } from '@scure/base';
import { decodeBase64Url } from '../../base/encoding/base64.ts';
import { isRecord, parseJson } from '../../base/encoding/json.ts';
import type { RsaPrivateJwk, RsaPublicJwk } from '../protocol/keys/rsa-jwk.ts';
import { ALGORITHMS, countBits, type KeyUse, nameKey, toPrivate, USAGES } from './rsa-keys.ts';
import { wrapPrivateKey, wrapPublicKey } from './wrap-pkcs1.ts';

/** Why a text is no key of this API. */
export type KeyProblem = 'notKey' | 'encrypted' | 'otherFormat' | 'notRsa' | 'tooShort';

export type ReadKey = { ok: true; key: RsaPublicJwk | RsaPrivateJwk } | { ok: false; problem: KeyProblem };

/** docs/contract.md#32-keys */
const MIN_BITS = 2048;

const CERTIFICATE_OR_SSH = /CERTIFICATE|OPENSSH|SSH2|^\s*ssh-[a-z]/;
/** The object identifier of keys of elliptic curves, in DER. */
const ELLIPTIC_CURVE = '2a8648ce3d0201';

/**
 * Reads a key: a JWK or a set of them (RFC 7517), PEM, or base64 without its frame; in it PKCS #8, SPKI or PKCS #1, whatever the frame says. A
 * JWK keeps its own id; its other members give way to what this API wants.
 */
export async function readKey(text: string, kid: string, use: KeyUse): Promise<ReadKey> {
  const jwk = parseJson(text.trim());
  if (isRecord(jwk)) return readJwk(choose(jwk, kid, use), kid, use);
  if (text.includes('ENCRYPTED')) return { ok: false, problem: 'encrypted' };
  if (CERTIFICATE_OR_SSH.test(text)) return { ok: false, problem: 'otherFormat' };
  const bytes = decode(text);
  if (!bytes) return { ok: false, problem: 'notKey' };
  for (const [format, content] of [
    ['pkcs8', bytes],
    ['spki', bytes],
    ['pkcs8', wrapPrivateKey(bytes)],
    ['spki', wrapPublicKey(bytes)],
  ] as const) {
    const key = await importKey(format, content, use);
    if (key) return accept(nameKey(await crypto.subtle.exportKey('jwk', key), kid, use));
  }
  return { ok: false, problem: hex.encode(bytes).includes(ELLIPTIC_CURVE) ? 'notRsa' : 'notKey' };
}

/** The content of PEM, or of base64 alone; a line feed may be written as in JSON. */
function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  const source = text.replaceAll('\\n', '\n');
  const [, content = source] = /-----BEGIN [A-Z0-9 ]+-----([^-]+)-----END/.exec(source) ?? [];
  try {
    return new Uint8Array(base64.decode(content.replace(/\s/g, '')));
  } catch {
    return undefined;
  }
}

function importKey(
  format: 'pkcs8' | 'spki',
  bytes: Uint8Array<ArrayBuffer>,
  use: KeyUse,
): Promise<CryptoKey | undefined> {
  const usages = USAGES[use][format === 'spki' ? 'public' : 'private'];
  return crypto.subtle.importKey(format, bytes, ALGORITHMS[use].params, true, usages).catch(() => undefined);
}

/** Of a set the key with this id, else the first of this use. */
function choose(jwk: Record<string, unknown>, kid: string, use: KeyUse): Record<string, unknown> {
  if (!Array.isArray(jwk.keys)) return jwk;
  const keys = jwk.keys.filter(isRecord);
  return keys.find((key) => key.kid === kid) ?? keys.find((key) => key.use === use) ?? keys[0] ?? jwk;
}

async function readJwk(jwk: JsonWebKey & Record<string, unknown>, kid: string, use: KeyUse): Promise<ReadKey> {
  if (jwk.kty !== undefined && jwk.kty !== 'RSA') return { ok: false, problem: 'notRsa' };
  if (typeof jwk.n !== 'string' || !decodeBase64Url(jwk.n)) return { ok: false, problem: 'notKey' };
  const named = nameKey({ ...jwk, kty: 'RSA' }, typeof jwk.kid === 'string' ? jwk.kid : kid, use);
  try {
    const usages = USAGES[use][named.d === undefined ? 'public' : 'private'];
    await crypto.subtle.importKey('jwk', named, ALGORITHMS[use].params, false, usages);
  } catch {
    return { ok: false, problem: 'notKey' };
  }
  return accept(named);
}

function accept(jwk: JsonWebKey & RsaPublicJwk): ReadKey {
  if (countBits(jwk) < MIN_BITS) return { ok: false, problem: 'tooShort' };
  return { ok: true, key: jwk.d === undefined ? jwk : toPrivate(jwk) };
}

/** Public half of an RSA key as a JWK (RFC 7517). The strings are checked where the key is imported. */
export type RsaPublicJwk = {
  /** `RSA` */
  kty: string;
  /** Key id: what `X-Key-Id` and the `kid` of a JWE name. */
  kid: string;
  /** `sig` or `enc`: a key has one use. */
  use: string;
  /** `RS256` or `RSA-OAEP-256` */
  alg: string;
  n: string;
  e: string;
};

/** Both halves; the last five members are the Chinese remainder values of RFC 7518 section 6.3.2. */
export type RsaPrivateJwk = RsaPublicJwk & { d: string; p: string; q: string; dp: string; dq: string; qi: string };

export type KeyUsage = 'sign' | 'verify' | 'encrypt' | 'decrypt';

/** A WebCrypto key, named without the DOM's types so that this also compiles for other platforms. */
export type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const SIGNATURE = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
/** WebCrypto uses the hash for MGF1 as well, as RSA-OAEP-256 wants (RFC 7518 section 4.3). */
const ENCRYPTION = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** The half that may be given away. */
function publicHalf({ kty, kid, use, alg, n, e }: RsaPublicJwk): RsaPublicJwk {
  return { kty, kid, use, alg, n, e };
}

/** Imported keys, because importing costs more than signing. By the object: a key is never changed in place. */
const cache = new WeakMap<RsaPublicJwk, Map<KeyUsage, Promise<ImportedKey>>>();

/**
 * A key for one WebCrypto operation, memoised; it cannot be exported again.
 * Rejects with a `DataError` when `kty`, `use` or `alg` do not fit the operation: signing keys never encrypt.
 */
export function importRsaKey(jwk: RsaPublicJwk | RsaPrivateJwk, usage: KeyUsage): Promise<ImportedKey> {
  const keys = cache.get(jwk) ?? new Map<KeyUsage, Promise<ImportedKey>>();
  cache.set(jwk, keys);
  const key = keys.get(usage) ?? importKey(jwk, usage);
  keys.set(usage, key);
  return key;
}

function importKey(jwk: RsaPublicJwk | RsaPrivateJwk, usage: KeyUsage): Promise<ImportedKey> {
  const algorithm = usage === 'sign' || usage === 'verify' ? SIGNATURE : ENCRYPTION;
  const half = usage === 'verify' || usage === 'encrypt' ? publicHalf(jwk) : jwk;
  return crypto.subtle.importKey('jwk', half, algorithm, false, [usage]);
}

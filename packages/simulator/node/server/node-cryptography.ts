import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { RsaPublicJwk } from '../../protocol/keys/rsa-jwk.ts';
import type { Cryptography } from '../../protocol/signing/cryptography.ts';

/**
 * Cryptography of Node.js, which costs the main thread less than WebCrypto: a digest is made at once, because handing it to a thread
 * takes longer; a signature is made in a thread of libuv's pool.
 */
export const nodeCryptography: Cryptography = {
  digest: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  sign: (message, key) =>
    new Promise((resolve, reject) => {
      sign('sha256', message, getKey(privateKeys, key, createPrivateKey), (error, signature) =>
        error ? reject(error) : resolve(new Uint8Array(signature)),
      );
    }),
  verify: (message, signature, key) =>
    new Promise((resolve, reject) => {
      verify('sha256', message, getKey(publicKeys, key, createPublicKey), signature, (error, isGenuine) =>
        error ? reject(error) : resolve(isGenuine),
      );
    }),
};

/** Imported keys, as `importRsaKey` caches them. */
type KeyCache = WeakMap<RsaPublicJwk, KeyObject>;
const privateKeys: KeyCache = new WeakMap();
const publicKeys: KeyCache = new WeakMap();

function getKey(
  cache: KeyCache,
  jwk: RsaPublicJwk,
  create: (input: { key: RsaPublicJwk; format: 'jwk' }) => KeyObject,
): KeyObject {
  if (jwk.use !== 'sig') throw new TypeError(`The key ${jwk.kid} is not for signatures.`);
  const key = cache.get(jwk) ?? create({ key: jwk, format: 'jwk' });
  cache.set(jwk, key);
  return key;
}

import type { Bytes } from '../../../base/encoding/bytes.ts';
import { importRsaKey, type RsaPrivateJwk, type RsaPublicJwk } from '../keys/rsa-jwk.ts';

/** What signatures are calculated with: WebCrypto, unless a program passes what takes less of its main thread. */
export type Cryptography = {
  /** SHA-256. */
  digest(bytes: Bytes): Bytes | Promise<Bytes>;
  /** RSASSA-PKCS1-v1_5 with SHA-256 (docs/contract.md#33-why-these-algorithms). */
  sign(message: Bytes, key: RsaPrivateJwk): Promise<Bytes>;
  verify(message: Bytes, signature: Bytes, key: RsaPublicJwk): Promise<boolean>;
};

const ALGORITHM = 'RSASSA-PKCS1-v1_5';

export const webCryptography: Cryptography = {
  digest: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  sign: async (message, key) =>
    new Uint8Array(await crypto.subtle.sign(ALGORITHM, await importRsaKey(key, 'sign'), message)),
  verify: async (message, signature, key) =>
    crypto.subtle.verify(ALGORITHM, await importRsaKey(key, 'verify'), signature, message),
};

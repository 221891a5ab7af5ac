import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import type { Digest } from '../../../../packages/simulator/certification/digest.ts';

const DIGEST_BYTES = 8;

/** Digests without a delay, which WebCrypto has not: a log is written in the order of the calls. */
export function createDigestInPage(salt: string): Digest {
  return (...parts) => {
    const hash = sha256.create().update(encodeUtf8(salt));
    for (const part of parts) hash.update(typeof part === 'string' ? encodeUtf8(part) : part);
    return hex.encode(hash.digest().subarray(0, DIGEST_BYTES));
  };
}

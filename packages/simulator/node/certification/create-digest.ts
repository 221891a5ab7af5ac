import { createHash } from 'node:crypto';
import type { Digest } from '../../certification/digest.ts';

const DIGITS = 16;

/** Digests with this salt, which stays in memory. */
export function createDigest(salt: string): Digest {
  return (...parts) => {
    const hash = createHash('sha256').update(salt);
    for (const part of parts) hash.update(part);
    return hash.digest('hex').slice(0, DIGITS);
  };
}

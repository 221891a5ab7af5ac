import { sha256 } from '@noble/hashes/sha2.js';
import { encodeBase64Url } from '../../../base/encoding/base64.ts';
import { type Bytes, encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { createIdentifier, type IdentifierPrefix } from '../../protocol/identifiers/identifier.ts';
import type { Work } from './work.ts';

const DIGEST_BYTES = 32;

/** The next bytes of the seed: SHA-256 in counter mode. The same state always draws the same. */
export function drawBytes({ state }: Work, length: number): Bytes {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += DIGEST_BYTES) {
    state.draws += 1;
    bytes.set(sha256(encodeUtf8(`${state.seed}:${state.draws}`)).subarray(0, length - at), at);
  }
  return bytes;
}

export function drawIdentifier(work: Work, prefix: IdentifierPrefix): string {
  return createIdentifier(prefix, work.time, (length) => drawBytes(work, length));
}

/** An opaque credential: prefix and 43 characters of base64url. */
export function drawToken(work: Work, prefix: 'atk' | 'rtk' | 'ltk'): string {
  return `${prefix}_${encodeBase64Url(drawBytes(work, DIGEST_BYTES))}`;
}

import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { type Bytes, concatBytes, encodeUtf8 } from '../../src/encoding/bytes.ts';

/** Sixteen hexadecimal digits. Without the salt, which no report contains, they cannot be compared with others. */
export function digestBytes(bytes: Bytes, salt: string): string {
  return hex.encode(sha256(concatBytes(encodeUtf8(salt), bytes)).subarray(0, 8));
}

/** The same of a text. */
export function digestText(text: string, salt: string): string {
  return digestBytes(encodeUtf8(text), salt);
}

import { sha256 } from '@noble/hashes/sha2.js';
import { encodeUtf8 } from '../../../base/encoding/bytes.ts';

/** A number below `count` that follows from the text alone. */
export function draw(text: string, count: number): number {
  const [first = 0, second = 0] = sha256(encodeUtf8(text));
  return count === 0 ? 0 : (first * 256 + second) % count;
}

import { createHash } from 'node:crypto';

/**
 * Names a text that was translated: the first 8 hexadecimal digits of SHA-256 over it in UTF-8; several texts are joined by
 * U+0000 (decision 0013).
 */
export function textHash(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0'), 'utf8').digest('hex').slice(0, 8);
}

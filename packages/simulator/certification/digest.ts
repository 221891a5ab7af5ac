import type { Bytes } from '../../base/encoding/bytes.ts';

/**
 * Sixteen hexadecimal digits of a salted SHA-256 over all parts. Without the salt, which no report contains, they cannot be compared with
 * others. Given by the platform: one in JavaScript would be most of the time that an observation takes.
 */
export type Digest = (...parts: (string | Bytes)[]) => string;

import { base64, base64urlnopad } from '@scure/base';
import type { Bytes } from './bytes.ts';

/** Standard alphabet with padding, as in `X-Signature`. */
export function encodeBase64(bytes: Uint8Array): string {
  return base64.encode(bytes);
}

/** URL alphabet without padding, as in the parts of a JWE (RFC 7515 section 2). */
export function encodeBase64Url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}

/** Strict: standard alphabet, padded, no white space, no stray bits; anything else is `undefined`. */
export function decodeBase64(text: string): Bytes | undefined {
  return decodeWith(base64, text);
}

/** Strict: URL alphabet, unpadded, no stray bits; anything else is `undefined`. One value has one spelling. */
export function decodeBase64Url(text: string): Bytes | undefined {
  return decodeWith(base64urlnopad, text);
}

function decodeWith(coder: typeof base64, text: string): Bytes | undefined {
  try {
    return new Uint8Array(coder.decode(text));
  } catch {
    return undefined;
  }
}

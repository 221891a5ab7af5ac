/** Bytes that WebCrypto accepts: never a view of shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Gives `length` bytes. Injected wherever randomness is used, so that published test vectors can be reproduced. */
export type RandomBytes = (length: number) => Bytes;

/** The platform's cryptographic random source. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

export function encodeUtf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** `undefined` when the bytes are not UTF-8. A byte order mark is kept: JSON does not allow one, so its parser refuses it. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function concatBytes(first: Uint8Array, second: Uint8Array): Bytes {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

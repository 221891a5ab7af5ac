/**
 * What a reader typed or pasted in one place and wants to go on with on another page. In memory only: an address is shared, and storage
 * lasts.
 */
let handedOff: string | undefined;

export function handOff(text: string): void {
  handedOff = text;
}

/** Only requests have a nonce. */
const SIGNED_REQUEST = /\bx-nonce\b|[?&]nonce=/i;

/** For the signature doctor: a text without a signed request is of no use to it. */
export function handOffSignedRequest(text: string): void {
  if (SIGNED_REQUEST.test(text)) handOff(text);
}

/** The text that was handed off, once. */
export function takeHandoff(): string | undefined {
  const text = handedOff;
  handedOff = undefined;
  return text;
}

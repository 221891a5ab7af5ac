/**
 * What a reader typed or pasted in one place and wants to go on with on another page. In memory only: an address is shared, and storage
 * lasts.
 */
let carried: string | undefined;

export function carryText(text: string): void {
  carried = text;
}

/** Only requests have a nonce. */
const SIGNED_REQUEST = /\bx-nonce\b|[?&]nonce=/i;

/** For the signature doctor: a text without a signed request is of no use to it. */
export function carrySignedRequest(text: string): void {
  if (SIGNED_REQUEST.test(text)) carryText(text);
}

/** The text that was carried, once. */
export function takeCarriedText(): string | undefined {
  const text = carried;
  carried = undefined;
  return text;
}

/**
 * What a reader typed or pasted in one place and wants to go on with on another page. In memory only: an address is shared, and storage
 * lasts.
 */
let carried: string | undefined;

export function carryText(text: string): void {
  carried = text;
}

/** The text that was carried, once. */
export function takeCarriedText(): string | undefined {
  const text = carried;
  carried = undefined;
  return text;
}

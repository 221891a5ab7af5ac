let carried = '';

/** Keeps a request for the next time that the doctor opens: in memory, never in the address, for it may hold a token. */
export function carryRequest(text: string): void {
  carried = text;
}

/** The request that was carried here, once. */
export function takeRequest(): string {
  const text = carried;
  carried = '';
  return text;
}

/** The shortest identifiers, such as those of orders and holders, have 30 characters. */
const LONG = /[\w.-]{30,}/g;

/** JSON text or an address with its identifiers and encrypted values shortened, for a look at it. */
export function shortenJson(text: string): string {
  return text.replace(LONG, (long) => `${long.slice(0, 14)}…${long.slice(-5)}`);
}

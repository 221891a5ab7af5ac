import type { Exchange } from '../client/exchange.ts';

/** The error of a response: its code, its name, and its sentence in the reader's language. */
export function readError({ responseBody }: Exchange): { code: number; error: string; message: string } {
  return JSON.parse(responseBody);
}

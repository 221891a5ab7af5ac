import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';

/** Where two texts part, counted in bytes from 0; a byte is absent where one text ends. */
type Difference = { offset: number; server?: number; own?: number };

/** A line of the string to sign: as the server builds it, and as the reader signed it if he says so. */
export type LineComparison = { server: string; own?: string; difference?: Difference };

/**
 * Compares the six lines with what was signed, line by line. A line includes its line feed, so that one that is missing, or a carriage
 * return before it, is a difference. What follows the last line belongs to it.
 */
export function compareLines(serverLines: readonly string[], signed: string | undefined): LineComparison[] {
  if (signed === undefined) return serverLines.map((line) => ({ server: `${line}\n` }));
  const own = splitLines(signed, serverLines.length);
  return serverLines.map((line, index) => {
    const server = `${line}\n`;
    const text = own[index] ?? '';
    const difference = findDifference(server, text);
    return { server, own: text, ...(difference && { difference }) };
  });
}

function findDifference(server: string, own: string): Difference | undefined {
  const [left, right] = [encodeUtf8(server), encodeUtf8(own)];
  const end = Math.max(left.length, right.length);
  for (let offset = 0; offset < end; offset += 1)
    if (left[offset] !== right[offset]) return { offset, server: left[offset], own: right[offset] };
  return undefined;
}

function splitLines(text: string, count: number): string[] {
  const lines = text.split(/(?<=\n)/);
  return [...lines.slice(0, count - 1), lines.slice(count - 1).join('')];
}

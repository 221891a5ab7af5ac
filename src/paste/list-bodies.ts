import { parseJson } from '../../packages/base/encoding/json.ts';
import { findObjects } from '../../packages/base/json/find-objects.ts';
import type { Span } from '../../packages/base/json/scan-tokens.ts';

/** An object in a pasted text. */
export type PastedBody = {
  value: unknown;
  /** As it is written; of an escaped string, without the backslashes. */
  text: string;
  /** Where it is, or the string that it is in. */
  span: Span;
  /** How often it was escaped. */
  escapes: number;
};

const MAX_ESCAPES = 4;

/** An object with escaped quotation marks, up to the end of the string that it is in. */
const ESCAPED = /\{(?:\s|\\[nrt])*\\+"(?:[^"\\]|\\.)*/gs;

/** The objects of a log, a stack trace or a stream of events, one after the other; without any, those in escaped strings. */
export function listBodies(text: string, escapes = 0): PastedBody[] {
  const found = listPlainBodies(text).map((body) => ({ ...body, escapes }));
  if (found.length > 0 || escapes === MAX_ESCAPES) return found;
  return [...text.matchAll(ESCAPED)].flatMap(({ 0: escaped, index: start }) => {
    const span = { start, end: start + escaped.length };
    return listBodies(removeEscapes(escaped), escapes + 1).map((body) => ({ ...body, span }));
  });
}

/** Those that are not escaped and begin before `limit`. */
export function listPlainBodies(text: string, limit?: number): PastedBody[] {
  return findObjects(text, limit).flatMap((span) => {
    const body = text.slice(span.start, span.end);
    const value = parseJson(body);
    return value === undefined ? [] : [{ value, text: body, span, escapes: 0 }];
  });
}

function removeEscapes(escaped: string): string {
  const value = parseJson(`"${escaped.replace(/[\n\r\t]/g, ' ')}"`);
  return typeof value === 'string' ? value : '';
}

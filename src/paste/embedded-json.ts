import { parseJson } from '../encoding/json.ts';
import { getObjectEnd } from './pasted-error.ts';

/** An object in a text that is no JSON as a whole. */
export type EmbeddedJson = {
  value: unknown;
  /** As it is written; of an escaped string, without the backslashes. */
  text: string;
  /** Where it begins, or the string that it is in. */
  offset: number;
  isEscaped: boolean;
};

/** Characters that are scanned: an open brace without an end is followed to the end of the text. */
const MAX_SCANNED = 20_000_000;
const MAX_ESCAPES = 4;

/** An object with escaped quotation marks, up to the end of the string that it is in. */
const ESCAPED = /\{(?:\s|\\[nrt])*\\+"(?:[^"\\]|\\.)*/gs;

/** The objects of a log, a stack trace or a stream of events, one after the other; without any, those in escaped strings. */
export function listEmbeddedJson(text: string, depth = 0): EmbeddedJson[] {
  const found = listPlainJson(text);
  if (found.length > 0 || depth === MAX_ESCAPES) return found;
  return [...text.matchAll(ESCAPED)].flatMap(({ 0: escaped, index }) => {
    const inner = removeEscapes(escaped);
    return listEmbeddedJson(inner, depth + 1).map((json) => ({ ...json, offset: index, isEscaped: true }));
  });
}

/** Complete objects that begin before `limit`. */
export function listPlainJson(text: string, limit = text.length): EmbeddedJson[] {
  const found: EmbeddedJson[] = [];
  let scanned = 0;
  let start = text.indexOf('{');
  while (start >= 0 && start < limit && scanned < MAX_SCANNED) {
    const end = getObjectEnd(text, start);
    scanned += (end ?? text.length) - start;
    const json = end === undefined ? '' : text.slice(start, end);
    const value = parseJson(json);
    if (value !== undefined) found.push({ value, text: json, offset: start, isEscaped: false });
    start = text.indexOf('{', value === undefined || end === undefined ? start + 1 : end);
  }
  return found;
}

function removeEscapes(escaped: string): string {
  const value = parseJson(`"${escaped.replace(/[\n\r\t]/g, ' ')}"`);
  return typeof value === 'string' ? value : '';
}

import { parseJson } from '../encoding/json.ts';
import { findObjects } from '../json/find-objects.ts';

/** An object in a text that is no JSON as a whole. */
export type EmbeddedJson = {
  value: unknown;
  /** As it is written; of an escaped string, without the backslashes. */
  text: string;
  /** Where it begins, or the string that it is in. */
  offset: number;
  isEscaped: boolean;
};

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
export function listPlainJson(text: string, limit?: number): EmbeddedJson[] {
  return findObjects(text, limit).flatMap(({ start, end }) => {
    const json = text.slice(start, end);
    const value = parseJson(json);
    return value === undefined ? [] : [{ value, text: json, offset: start, isEscaped: false }];
  });
}

function removeEscapes(escaped: string): string {
  const value = parseJson(`"${escaped.replace(/[\n\r\t]/g, ' ')}"`);
  return typeof value === 'string' ? value : '';
}

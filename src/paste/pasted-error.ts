import { isRecord, parseJson } from '../../packages/base/encoding/json.ts';
import { listBodies } from './list-bodies.ts';

/** What an error body says, as far as it could be read. All of it is somebody else's text: to be shown as text only. */
export type PastedError = {
  code?: number;
  name?: string;
  message?: string;
  requestId?: string;
  /** Problems of single fields, without those that say nothing. */
  details: { field?: string; rule?: string; message?: string }[];
};

/** Longer texts are read up to here: a page of log is enough to find the error in it. */
const MAX_LENGTH = 50_000;
const MAX_VALUE = 500;
const MAX_DETAILS = 20;
/** Objects that are tried in a text, and how deep a body may be wrapped in others. */
const MAX_ATTEMPTS = 50;
const MAX_DEPTH = 7;

/**
 * Finds the error in what a reader pastes: a code, a name, a body, also one that is cut off, escaped or surrounded by lines of a log.
 * Nothing when the text is rather words to search for. `codes` are the known names with their codes.
 */
export function readPastedError(text: string, codes: ReadonlyMap<string, number>): PastedError | undefined {
  const pasted = text.slice(0, MAX_LENGTH).trim();
  if (/^\d{6}$/.test(pasted)) return { code: Number(pasted), details: [] };
  const named = codes.get(pasted.toUpperCase());
  if (named !== undefined) return { code: named, details: [] };
  // Words to search for have neither braces nor quotes, nor do they go on for lines.
  if (!/[{}"=\n\\]/.test(pasted)) return undefined;
  // A body within a string of a log has its quotes escaped.
  const isEscaped = /\\"\w+\\+"\s*:/.test(pasted);
  const error = readWhole(pasted) ?? readParts(isEscaped ? pasted.replace(/(?<!\\)\\+"/g, '"') : pasted);
  const code = error.code ?? codes.get(error.name ?? '') ?? findCodes(pasted, codes)[0];
  return { ...error, ...(code !== undefined && { code }) };
}

/** A complete error object, wherever it is: in the text, in another object, in a string of it. */
function readWhole(text: string, depth = 0): PastedError | undefined {
  return getFirst(
    listBodies(text).map(({ value }) => value),
    depth,
  );
}

function findError(value: unknown, depth: number): PastedError | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (typeof value === 'string') return value.includes('{') ? readWhole(value, depth) : undefined;
  if (Array.isArray(value)) return getFirst(value, depth);
  if (!isRecord(value)) return undefined;
  const code = getCode(value.code);
  return code === undefined ? getFirst(Object.values(value), depth) : toError(value, code);
}

function getFirst(values: unknown[], depth: number): PastedError | undefined {
  for (const value of values.slice(0, MAX_ATTEMPTS)) {
    const found = findError(value, depth + 1);
    if (found) return found;
  }
  return undefined;
}

function toError({ error, message, requestId, details }: Record<string, unknown>, code: number): PastedError {
  return {
    code,
    ...textMember('name', error),
    ...textMember('message', message),
    ...textMember('requestId', requestId),
    details: toDetails(Array.isArray(details) ? details : []),
  };
}

function toDetails(entries: unknown[]): PastedError['details'] {
  return entries.slice(0, MAX_DETAILS).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { field, rule, message } = entry;
    const detail = { ...textMember('field', field), ...textMember('rule', rule), ...textMember('message', message) };
    return Object.keys(detail).length > 0 ? [detail] : [];
  });
}

/** An object without others in it. */
const FLAT_OBJECT = /\{[^{}]*\}/g;

function isDetail(object: string): boolean {
  return object.includes('"field"');
}

/** A body that is cut off, or no JSON: its members one by one. */
function readParts(text: string): PastedError {
  const details = [...text.matchAll(FLAT_OBJECT)]
    .map(([object]) => object)
    .filter(isDetail)
    .map(parseJson);
  const code = /\bcode\b["']?\s*[:=]\s*["']?(\d{6})(?!\d)/.exec(text)?.[1];
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...textMember('name', /\berror\b["']?\s*[:=]\s*["']?([A-Z][A-Z0-9_]+)/.exec(text)?.[1]),
    ...textMember(
      'message',
      unquoted(
        /"message"\s*:\s*"((?:[^"\\\n]|\\.)*)/.exec(
          text.replace(FLAT_OBJECT, (object) => (isDetail(object) ? '' : object)),
        )?.[1],
      ),
    ),
    ...textMember('requestId', /\breq_[0-9A-Za-z]+/.exec(text)?.[0]),
    details: toDetails(details),
  };
}

/** The known codes of a text, each once: that of its error first, then those that are anywhere in it. */
export function listPastedCodes(
  text: string,
  { pasted, names }: { pasted: PastedError; names: ReadonlyMap<string, number> },
): number[] {
  const known = new Set(names.values());
  return [...new Set([pasted.code ?? 0, ...findCodes(text.slice(0, MAX_LENGTH), names)])].filter((code) =>
    known.has(code),
  );
}

/** Begins only where capitals and digits do, so that no run of them is read twice. */
const NAME = /(?<![A-Z0-9])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/g;

/** Known codes that are somewhere in the text, then those whose names are. */
function findCodes(text: string, codes: ReadonlyMap<string, number>): number[] {
  const known = new Set(codes.values());
  const numbers = [...text.matchAll(/(?<![\w.-])\d{6}(?![\w-])/g)].map(([digits]) => Number(digits));
  const names = [...text.matchAll(NAME)].flatMap(([name]) => codes.get(name) ?? []);
  return [...numbers.filter((code) => known.has(code)), ...names];
}

/** 0 is the code of a success; it is read as one, so that the page can explain it. */
function getCode(value: unknown): number | undefined {
  const code = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return code === 0 || (typeof code === 'number' && Number.isInteger(code) && code >= 100_000 && code <= 999_999)
    ? code
    : undefined;
}

function textMember<Name extends string>(name: Name, value: unknown): { [key in Name]?: string } {
  const member: { [key in Name]?: string } = {};
  if (typeof value === 'string' && value !== '') member[name] = value.slice(0, MAX_VALUE);
  return member;
}

function unquoted(text: string | undefined): string | undefined {
  const value = text === undefined ? undefined : parseJson(`"${text}"`);
  return typeof value === 'string' ? value : text;
}

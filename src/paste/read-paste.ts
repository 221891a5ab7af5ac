import { listPlainJson } from './embedded-json.ts';
import { readResponse } from './read-response.ts';
import { readHeaderLine } from './request/address.ts';

/** What a reader pasted, divided. */
export type Paste = {
  /** Of the request that it belongs to, when the text says so. */
  method?: string;
  path?: string;
  status?: number;
  headers: [name: string, value: string][];
  body: string;
  /** Lines before the body. */
  bodyLine: number;
};

/** Characters before an object in a line. */
const MAX_PREFIX = 2000;

/** Greatest text that is read, in characters. */
export const MAX_PASTE = 5_000_000;

const REQUEST = /\b(GET|POST|PUT|PATCH|DELETE) (?:(?:https?|wss?):\/\/[^/\s"']+)?(\/[^\s?"'#]*)/;
const ADDRESS = /\bhttps?:\/\/[^/\s"']+(\/v\d[^\s?"'#]*)/;

/** Divides a response as `curl -i` or `curl -v` prints it; or lines of a log or headers, and then a body; or a body alone. */
export function readPaste(text: string): Paste {
  const response = readResponse(text);
  if (response) return { ...findRequest(text.split('\n').slice(0, response.bodyLine).join('\n')), ...response };
  const { start, end } = findBody(text);
  const before = text.slice(0, start);
  const headers = before
    .split('\n')
    .filter((line) => /^[A-Za-z][\w-]*: /.test(line))
    .map(readHeaderLine);
  return { ...findRequest(before), headers, body: text.slice(start, end), bodyLine: before.split('\n').length - 1 };
}

/** From the first line that begins as JSON does; without one, the first object in a line: of a log, of a stream of events, of a tool for frames. */
function findBody(text: string): { start: number; end?: number } {
  const line = /^[ \t]*[{[]/m.exec(text);
  if (line) return { start: line.index };
  // A client stumbles over a byte order mark: it must not be passed over here.
  if (text.startsWith('\uFEFF')) return { start: 0 };
  const [first] = listPlainJson(text, MAX_PREFIX);
  if (first) return { start: first.offset, end: first.offset + first.text.length };
  return { start: 0 };
}

function findRequest(text: string): Pick<Paste, 'method' | 'path'> {
  const [, method, path] = REQUEST.exec(text) ?? [];
  if (method !== undefined && path !== undefined) return { method, path };
  const address = ADDRESS.exec(text)?.[1];
  return address === undefined ? {} : { path: address };
}

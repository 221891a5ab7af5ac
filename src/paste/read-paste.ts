import type { Span } from '../../packages/base/json/scan-tokens.ts';
import { listPlainBodies } from './list-bodies.ts';
import { type PastedResponse, readResponse } from './read-response.ts';
import { readHeaderLine } from './request/address.ts';

/** What a reader pasted, divided. Method and path are of the request that it belongs to, when the text says so. */
export type Paste = Omit<PastedResponse, 'status'> & { status?: number; method?: string; path?: string };

/** Characters before an object in a line. */
const MAX_PREFIX = 2000;

const REQUEST = /\b(GET|POST|PUT|PATCH|DELETE) (?:(?:https?|wss?):\/\/[^/\s"']+)?(\/[^\s?"'#]*)/;
const ADDRESS = /\bhttps?:\/\/[^/\s"']+(\/v\d[^\s?"'#]*)/;

/** Divides a response as `curl -i` or `curl -v` prints it; or lines of a log or headers, and then a body; or a body alone. */
export function readPaste(text: string): Paste {
  const response = readResponse(text);
  if (response) return { ...findRequest(text.slice(0, response.span.start)), ...response };
  const span = findBody(text);
  const before = text.slice(0, span.start);
  const headers = before
    .split('\n')
    .filter((line) => /^[A-Za-z][\w-]*: /.test(line))
    .map(readHeaderLine);
  return { ...findRequest(before), headers, body: text.slice(span.start, span.end), span };
}

/** From the first line that begins as JSON does; without one, the first object in a line: of a log, of a stream of events, of a tool for frames. */
function findBody(text: string): Span {
  const rest = (start: number) => ({ start, end: text.length });
  const line = /^[ \t]*[{[]/m.exec(text);
  if (line) return rest(line.index);
  // A client stumbles over a byte order mark: it must not be passed over here.
  if (text.startsWith('\uFEFF')) return rest(0);
  return listPlainBodies(text, MAX_PREFIX)[0]?.span ?? rest(0);
}

function findRequest(text: string): Pick<Paste, 'method' | 'path'> {
  const [, method, path] = REQUEST.exec(text) ?? [];
  if (method !== undefined && path !== undefined) return { method, path };
  const address = ADDRESS.exec(text)?.[1];
  return address === undefined ? {} : { path: address };
}

import { readHeaderLine } from '../../doctor/request/address.ts';
import { readResponse } from '../../doctor/response/read-response.ts';

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

/** Greatest text that is read, in characters. */
export const MAX_PASTE = 5_000_000;

const REQUEST = /\b(GET|POST|PUT|PATCH|DELETE) (?:(?:https?|wss?):\/\/[^/\s"']+)?(\/[^\s?"'#]*)/;
const ADDRESS = /\bhttps?:\/\/[^/\s"']+(\/v\d[^\s?"'#]*)/;

/** Divides a response as `curl -i` or `curl -v` prints it; or lines of a log or headers, and then a body; or a body alone. */
export function readPaste(text: string): Paste {
  const response = readResponse(text);
  if (response)
    return {
      ...findRequest(text.slice(0, text.length - response.body.length)),
      ...response,
      bodyLine: countLines(text, response.body),
    };
  const start = findBody(text);
  const before = text.slice(0, start);
  const headers = before
    .split('\n')
    .filter((line) => /^[A-Za-z][\w-]*: /.test(line))
    .map(readHeaderLine);
  return { ...findRequest(before), headers, body: text.slice(start), bodyLine: before.split('\n').length - 1 };
}

/** The first line that begins as JSON does, after lines that begin otherwise. */
function findBody(text: string): number {
  const match = /^[ \t]*[{[]/m.exec(text);
  return match ? match.index : 0;
}

function findRequest(text: string): Pick<Paste, 'method' | 'path'> {
  const [, method, path] = REQUEST.exec(text) ?? [];
  if (method !== undefined && path !== undefined) return { method, path };
  const address = ADDRESS.exec(text)?.[1];
  return address === undefined ? {} : { path: address };
}

function countLines(text: string, body: string): number {
  return text.split('\n').length - body.split('\n').length;
}

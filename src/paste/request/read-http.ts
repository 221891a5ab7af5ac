import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { isDeep, parseJson } from '../../../packages/base/encoding/json.ts';
import { readHeaderLine, splitAddress } from './address.ts';
import { getHeader, type PastedRequest, type ReadRequest } from './pasted-request.ts';

const REQUEST_LINE = /^([A-Za-z]{3,7})[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;

/** Lines that a log or `curl -v` puts before what was sent. */
const SENT_PREFIX = /^> ?/;
/** What `curl -v` prints beside it: remarks, progress, what was received. */
const REMARK = /^(?:\* |[{}] \[)/;
const RECEIVED = /^< /;
/** Where a client prints the response below the request. */
const RESPONSE = /^(?=HTTP\/[\d.]+ \d{3})/m;

/**
 * A request in the form of RFC 9112: request line, headers, an empty line, the body. The version may be left out; the pseudo-headers of
 * HTTP/2 (`:method`, `:path`) or those that browsers show stand for the request line, and the `>` that `curl -v` writes is taken off.
 */
export function readHttp(text: string): ReadRequest {
  const [sent = '', received] = text.split(RESPONSE);
  const lines = keepSent(
    (received === undefined ? sent : sent.trimEnd())
      .replace(/^\s+/, '')
      .split('\n')
      .map((line) => line.replace(/\r$/, '')),
  );
  const [first = '', ...others] = lines;
  const start = REQUEST_LINE.exec(first);
  const rest = start ? others : lines;
  const end = rest.indexOf('');
  const headers = unfold(end < 0 ? rest : rest.slice(0, end)).map(readHeaderLine);
  const find = (...names: string[]) => names.map((name) => getHeader({ headers }, name)).find(Boolean);
  const method = start?.[1] ?? find(':method', 'Request Method');
  const address = start?.[2] ?? find(':path', 'Request URL');
  if (method === undefined || address === undefined)
    return { ok: false, problem: /^\s*(?:HTTP\/[\d.]+ \d|\{\s*"code")/.test(text) ? 'response' : 'noRequestLine' };
  const length = Number(find('Content-Length') ?? Number.NaN);
  const body = end < 0 ? '' : restoreBody(rest.slice(end + 1).join('\n'), length);
  if (body === '' && length > 0) return { ok: false, problem: 'bodyMissing' };
  const { origin, target } = splitAddress(address);
  const host = find('Host', ':authority');
  const request: PastedRequest = {
    format: 'http',
    method,
    ...(origin || host ? { origin: origin ?? `${isLocal(host ?? '') ? 'http' : 'https'}://${host}` } : {}),
    target,
    headers: headers.filter(([name]) => /^[\w-]+$/.test(name) && name.toLowerCase() !== 'host'),
    ...(body !== '' && { body }),
  };
  return { ok: true, request };
}

/** Of what `curl -v` prints, what was sent; it does not print the body, which the reader may have put after the headers. */
function keepSent(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => SENT_PREFIX.test(line));
  if (last < 0 || REQUEST_LINE.test(lines[0] ?? '')) return lines;
  const sent = lines.filter((line) => SENT_PREFIX.test(line)).map((line) => line.replace(SENT_PREFIX, ''));
  const after = lines.slice(last + 1);
  const end = after.findIndex((line) => RECEIVED.test(line));
  const body = (end < 0 ? after : after.slice(0, end)).filter((line) => !REMARK.test(line));
  const start = body.findIndex((line) => line !== '');
  return start < 0 ? sent : [...(sent.at(-1) === '' ? sent : [...sent, '']), ...body.slice(start)];
}

/** A line that begins with white space, or has no name, continues the value before it (obs-fold of RFC 9112; base64 in lines). */
function unfold(lines: string[]): string[] {
  const unfolded: string[] = [];
  for (const line of lines) {
    const isContinued = unfolded.length > 0 && (/^[ \t]/.test(line) || !line.includes(':', 1));
    if (isContinued) unfolded.push(`${unfolded.pop()} ${line.trim()}`);
    else unfolded.push(line);
  }
  return unfolded;
}

/**
 * The body that was sent, as far as its length tells: a text field turns CRLF into LF, a paste gains a line feed at its end, and tools show
 * JSON in lines that was sent in one. Without a length, a line feed at the end is one of the paste.
 */
function restoreBody(text: string, length: number): string {
  const trimmed = text.replace(/\n$/, '');
  const value = isDeep(text) ? undefined : parseJson(text);
  const compact = value === undefined ? [] : [JSON.stringify(value)];
  const windows = [trimmed, text].map((body) => body.replaceAll('\n', '\r\n'));
  return [trimmed, text, ...windows, ...compact].find((body) => encodeUtf8(body).length === length) ?? trimmed;
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(host);
}

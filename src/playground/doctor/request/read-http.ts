import { encodeUtf8 } from '../../../protocol/encoding/bytes.ts';
import type { PastedRequest, ReadRequest } from './pasted-request.ts';
import { readHeaderLine, splitAddress } from './read-curl.ts';

const REQUEST_LINE = /^([A-Za-z]{3,7})[ \t]+(\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;

/** Lines that a log or `curl -v` puts before what was sent. */
const SENT_PREFIX = /^> ?/;

/**
 * A request in the form of RFC 9112: request line, headers, an empty line, the body. The version may be left out; the pseudo-headers of
 * HTTP/2 (`:method`, `:path`) stand for the request line, and the `>` that `curl -v` writes is taken off.
 */
export function readHttp(text: string): ReadRequest {
  const lines = keepSent(text.replace(/^\s+/, '').split('\n'));
  const [first = '', ...others] = lines.map((line) => line.replace(/\r$/, ''));
  const start = REQUEST_LINE.exec(first);
  const rest = start ? others : [first, ...others];
  const end = rest.indexOf('');
  const headers = (end < 0 ? rest : rest.slice(0, end)).map(readHeaderLine);
  const body = end < 0 ? '' : trimBody(rest.slice(end + 1).join('\n'), headers);
  const pseudo = (name: string) => headers.find(([other]) => other === name)?.[1];
  const method = start?.[1] ?? pseudo(':method');
  const address = start?.[2] ?? pseudo(':path');
  if (method === undefined || address === undefined) return { ok: false, problem: 'noRequestLine' };
  const { origin, target } = splitAddress(address);
  const host = headers.find(([name]) => name.toLowerCase() === 'host' || name === ':authority')?.[1];
  const request: PastedRequest = {
    format: 'http',
    method,
    origin: origin ?? (host && `${isLocal(host) ? 'http' : 'https'}://${host}`),
    target,
    headers: headers.filter(([name]) => !name.startsWith(':') && name.toLowerCase() !== 'host'),
    ...(body !== '' && { body }),
  };
  return { ok: true, request };
}

/** Of what `curl -v` prints, only what was sent. */
function keepSent(lines: string[]): string[] {
  if (!lines.some((line) => SENT_PREFIX.test(line))) return lines;
  return lines.filter((line) => SENT_PREFIX.test(line)).map((line) => line.replace(SENT_PREFIX, ''));
}

/** Without the line feed at the end of a paste, unless `Content-Length` counts it. */
function trimBody(text: string, headers: [string, string][]): string {
  const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  return Number(length) === encodeUtf8(text).length ? text : text.replace(/\n$/, '');
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.|\[::1\])/.test(host);
}

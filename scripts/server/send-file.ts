import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { isCompressible } from '../hosting/media-types.ts';
import { NEGOTIATED_TYPES, SECURITY_HEADERS, STRICT_TRANSPORT, VARY, VARY_NEGOTIATED } from '../hosting/rules.ts';
import type { Encoding, StoredFile } from './stored-file.ts';

type FileResponse = {
  stored: StoredFile;
  status: 200 | 400 | 404;
  cacheControl: string;
};

/** Sends a file, or the part of it that is requested; compressed where the client accepts it, 304 where it has it already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { stored, status, cacheControl }: FileResponse,
): Promise<void> {
  const range = status === 200 ? readRange(request, stored) : undefined;
  // A range counts the bytes of the file, not those of a compressed copy.
  const encoding = range === undefined ? chooseEncoding(request, stored) : undefined;
  const etag = getEtag(stored, encoding);
  const headers: Record<string, string> = {
    'content-type': stored.type,
    'cache-control': cacheControl,
    etag,
    vary: new RegExp(NEGOTIATED_TYPES).test(stored.type) ? VARY_NEGOTIATED : VARY,
    'accept-ranges': 'bytes',
    ...SECURITY_HEADERS,
    // TLS ends at a server before this one.
    ...(request.headers['x-forwarded-proto'] === 'https' && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
  const send = (status: number, body?: Buffer) => {
    if (body) headers['content-length'] = String(body.length);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  };

  // Not all headers: with `no-cache`, which fetch adds by itself, the library would take every copy for a stale one.
  const validators = { 'if-none-match': request.headers['if-none-match'] };
  if (status === 200 && fresh(validators, { etag })) return send(304);
  if (range === 'unsatisfiable') {
    headers['content-range'] = `bytes */${stored.body.length}`;
    return send(416);
  }
  if (range !== undefined) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${stored.body.length}`;
    return send(206, stored.body.subarray(range.start, range.end + 1));
  }
  if (encoding) headers['content-encoding'] = encoding;
  send(status, encoding ? await stored.encode(encoding) : stored.body);
}

/** Each encoding is a representation of its own, and needs a validator of its own. */
function getEtag({ hash }: StoredFile, encoding?: Encoding): string {
  return encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
}

/** One range of bytes. Several at once, other units and malformed ranges are ignored, as the standard allows. */
function readRange({ method, headers }: IncomingMessage, stored: StoredFile) {
  const condition = headers['if-range'];
  if (method !== 'GET' || headers.range === undefined) return undefined;
  if (condition !== undefined && condition !== getEtag(stored)) return undefined;
  const ranges = parseRange(stored.body.length, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

function chooseEncoding(request: IncomingMessage, { type, body }: StoredFile): Encoding | undefined {
  if (!isCompressible(type, body.length)) return undefined;
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

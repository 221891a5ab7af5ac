import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './content-type.ts';
import { resolveRequest } from './resolve.ts';

type Encoding = 'br' | 'gzip';

type Stored = { etag: string; type: string; body: Buffer; encoded: Map<Encoding, Buffer> };

/** A server for a built site: one address for each page, compression, validation, a 404 page in the reader's language. */
export function createSiteServer(root: string, base = '/'): Server {
  const files = new Map<string, Stored>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const resolved = await resolveRequest(root, base, pathname);
    if (resolved.kind === 'missing') return end(response, 404, { 'content-type': 'text/plain' }, 'Not found');
    if (resolved.kind === 'redirect') {
      return end(response, 308, { location: query ? `${resolved.location}?${query}` : resolved.location });
    }
    const stored = await readStored(files, resolved.file);
    await send(request, response, {
      stored,
      status: resolved.status,
      cache: cacheControl(pathname.slice(base.length)),
    });
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) end(response, 500, { 'content-type': 'text/plain' }, 'Internal error');
    });
  });
}

/** Names with a hash never change their content; everything else is asked about each time. */
function cacheControl(below: string): string {
  return /^(assets|_build)\//.test(below) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Keyed by content, so that a site built again under a running server is served as it is now. */
async function readStored(files: Map<string, Stored>, file: string): Promise<Stored> {
  const body = await readFile(file);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const known = files.get(file);
  if (known?.etag === etag) return known;
  const stored: Stored = { etag, type: contentType(file), body, encoded: new Map() };
  files.set(file, stored);
  return stored;
}

type Answer = { stored: Stored; status: number; cache: string };

async function send(request: IncomingMessage, response: ServerResponse, { stored, status, cache }: Answer) {
  const headers: Record<string, string> = {
    'content-type': stored.type,
    'cache-control': cache,
    etag: stored.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  if (status === 200 && request.headers['if-none-match'] === stored.etag) return end(response, 304, headers);
  const encoding = isCompressible(stored) ? acceptedEncoding(request) : undefined;
  const body = encoding ? await encode(stored, encoding) : stored.body;
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  end(response, status, headers, request.method === 'HEAD' ? undefined : body);
}

function end(response: ServerResponse, status: number, headers: Record<string, string>, body?: Buffer | string): void {
  response.writeHead(status, headers).end(body);
}

function isCompressible({ type, body }: Stored): boolean {
  return body.length > 200 && /text|json|yaml|xml|javascript|svg/.test(type);
}

function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0+)?\\b)`).test(accepted),
  );
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Made at the first request and kept. */
async function encode({ body, encoded }: Stored, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const result = encoding === 'br' ? await brotli(body, { params }) : await zip(body, { level: 9 });
  encoded.set(encoding, result);
  return result;
}

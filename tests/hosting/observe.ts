import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../../scripts/hosting/rules.ts';
import type { HostingRequest } from './requests.ts';

/** `address` is the one that the client sees. */
export type Response = { address: URL; status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request as it is written: fetch would repair the path. */
export function send(origin: string, { path, method = 'GET', headers = {} }: HostingRequest): Promise<Response> {
  const { hostname, port } = new URL(origin);
  const scheme = headers['x-forwarded-proto'] ?? 'http';
  return new Promise((resolve, reject) => {
    const address = new URL(`${scheme}://${hostname}:${port}`);
    const sent = request({ hostname, port, path, method, headers, agent: false }, async (response) => {
      const chunks = await response.toArray();
      resolve({ address, status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject).end();
  });
}

const COMPARED = [
  ...['content-type', 'content-encoding', 'content-range', 'cache-control', 'strict-transport-security'],
  ...Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase()),
];

/** What two servers must have alike: not the validators, which each makes in its own way. */
export function observe({ address, status, headers, body }: Response): unknown {
  if (status === 405 || status === 416) return { status };
  // Caddy names an encoding once more.
  const vary = [...new Set((headers.vary ?? '').toLowerCase().split(/\s*,\s*/))].sort();
  const values = Object.fromEntries(COMPARED.map((name) => [name, headers[name]]));
  if (status === 308) {
    const { origin, pathname, search } = new URL(headers.location ?? '', address);
    return { status, isSameOrigin: origin === address.origin, location: decodeURI(pathname) + search };
  }
  return { status, ...values, vary, content: describeContent(decode({ headers, body })) };
}

/** The content of a response without its encoding. */
export function decode({ headers, body }: Pick<Response, 'headers' | 'body'>): Buffer {
  const encoding = headers['content-encoding'];
  if (body.length === 0) return body;
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
}

function describeContent(content: Buffer): string {
  return content.length === 0 ? 'empty' : createHash('sha256').update(content).digest('hex').slice(0, 12);
}

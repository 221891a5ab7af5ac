import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { required } from '../../packages/base/invariant.ts';
import { KEEP_ALIVE_MS } from '../../packages/base/node/keep-alive.ts';
import { getCacheControl } from '../hosting/rules.ts';
import { prefersMarkdown } from './http/prefers-markdown.ts';
import { resolveRequest } from './resolve.ts';
import { sendFile } from './send-file.ts';
import { openFileStore } from './stored-file.ts';

// Our own, because sirv compares `If-None-Match` with a single tag, misreads ranges such as `bytes=-500`, and like `send` compresses
// nothing itself: both want compressed copies on the disk. Headers are read by the libraries that Express uses.

/**
 * A server for a built site: one address for each page, as HTML or, for who asks for it, as Markdown; compression, validation, ranges, a
 * 404 page in the reader's language.
 */
export function createSiteServer(root: string, base = '/'): Server {
  const readStored = openFileStore();

  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const handle = async (): Promise<void> => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
      const [pathname = '/', query] = required(request.url, 'A received request has a URL.').split(/\?(.*)/s, 2);
      const resolved = await resolveRequest(root, base, pathname);
      if (resolved.kind === 'missing')
        return end(response, resolved.status, { 'content-type': 'text/plain' }, `${STATUS_CODES[resolved.status]}`);
      if (resolved.kind === 'redirect') {
        return end(response, 308, { location: query ? `${resolved.location}?${query}` : resolved.location });
      }
      const { status, file, markdown } = resolved;
      const stored = await readStored(markdown !== undefined && prefersMarkdown(request) ? markdown : file);
      const cacheControl = getCacheControl(status, pathname.slice(base.length));
      await sendFile(request, response, { stored, status, cacheControl });
    };
    handle().catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) end(response, 500, { 'content-type': 'text/plain' }, 'Internal error');
    });
  });
}

function end(response: ServerResponse, status: number, headers: Record<string, string>, body?: string): void {
  response.writeHead(status, headers).end(body);
}

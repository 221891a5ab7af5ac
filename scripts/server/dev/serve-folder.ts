import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { required } from '../../../packages/base/invariant.ts';
import { LOOPBACK_PAGES, refuseAccess } from '../../../packages/base/node/local-access.ts';
import { findBelow, readPath } from '../../../packages/base/node/request-path.ts';
import { markdownPath } from '../../../src/model/markdown-path.ts';
import { contentType } from '../../hosting/media-types.ts';
import { prefersMarkdown } from '../http/prefers-markdown.ts';

/** Serves a folder before Vite sees a request, and refuses what Vite must not see. */
export function serveBeforeVite(server: ViteDevServer, folder: string, documents: () => Promise<void>): void {
  server.middlewares.use(refuseRequests);
  server.middlewares.use(serveFolder(folder, server.config.base, documents));
}

/** Malformed addresses, which Vite answers with a stack, and pages of other sites, which could run its modules. */
const refuseRequests: Connect.NextHandleFunction = (request, response, next) => {
  const refusal = refuseAccess(request.headers, { pages: [LOOPBACK_PAGES], links: true });
  if (refusal !== undefined) response.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`);
  else if (readPath(request.url ?? '') === undefined)
    response.writeHead(400, { 'content-type': 'text/plain' }).end('The address is malformed.\n');
  else next();
};

/** What is published beside the pages; not the sources of the interface, nor what Vite itself serves. */
const DOCUMENT = /^(?!_data\/|src\/|node_modules\/|@)(\.well-known\/.*|.*\.(md|txt|json|ya?ml))$/;

/**
 * Serves what the compiler has written as it is at the moment; Vite's own public folder is listed once, at the start. Documents are
 * written when the first of them is requested.
 */
function serveFolder(folder: string, base: string, documents: () => Promise<void>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = readPath(required(request.url, 'A received request has a URL.'));
    const file = path === undefined ? undefined : findBelow(folder, base, path);
    if (path === undefined || file === undefined) return next();
    const isPage = !/\.\w+$/.test(path);
    if (isPage) response.setHeader('vary', 'accept');
    const served = isPage && prefersMarkdown(request) ? join(folder, markdownPath(path.slice(base.length - 1))) : file;
    const ready = DOCUMENT.test(served.slice(folder.length + 1)) ? documents() : Promise.resolve();
    ready
      .then(() => readFile(served))
      .then(
        (content) => response.setHeader('content-type', contentType(served)).end(content),
        () => next(),
      );
  };
}

import { readFile } from 'node:fs/promises';
import type { Connect, ViteDevServer } from 'vite';
import { required } from '../../../src/model/invariant.ts';
import { contentType } from '../content-type.ts';
import { LOOPBACK_PAGES, refuseAccess } from '../http/local-access.ts';
import { findBelow, readPath } from '../http/request-path.ts';

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
const DOCUMENT = /^(?!_data\/|src\/|node_modules\/|@).*\.(md|txt|json|ya?ml)$/;

/**
 * Serves what the compiler has written as it is at the moment; Vite's own public folder is listed once, at the start. Documents are
 * written when the first of them is requested.
 */
function serveFolder(folder: string, base: string, documents: () => Promise<void>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = readPath(required(request.url, 'A received request has a URL.'));
    const file = path === undefined ? undefined : findBelow(folder, base, path);
    if (path === undefined || file === undefined) return next();
    const ready = DOCUMENT.test(path.slice(base.length)) ? documents() : Promise.resolve();
    ready
      .then(() => readFile(file))
      .then(
        (content) => response.setHeader('content-type', contentType(file)).end(content),
        () => next(),
      );
  };
}

import { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { KEEP_ALIVE_MS } from '../../packages/base/node/keep-alive.ts';
import { LOOPBACK_PAGES, refuseAccess } from '../../packages/base/node/local-access.ts';

const PATH = '/mcp';

/**
 * MCP over HTTP, for programs and pages of this machine: `Host` and `Origin` are checked before anything else, because any page that a
 * person opens can send requests here. Not listening yet.
 */
export function createMcpHttpServer(factory: () => McpServer): Server {
  const handler = createMcpHandler(factory);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    const refusal = refuseAccess(context.env.incoming.headers, { pages: [LOOPBACK_PAGES] });
    return refusal === undefined ? await next() : context.text(`${refusal}\n`, 403);
  });
  app.all(PATH, (context) => handler.fetch(context.req.raw));
  // The adaptor's type also covers HTTP/2, which is not configured.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new TypeError('The adaptor gives an HTTP/1.1 server.');
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}

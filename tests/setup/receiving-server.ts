import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  /** As text; `bytes` has it as it came. */
  body: string;
  bytes: Buffer;
};

/** JSON, unless the body is bytes; or what `stream` writes, for as long as it likes. */
export type Reply = { status?: number; headers?: Record<string, string> } & (
  | { body: unknown }
  | { stream(response: ServerResponse): void }
);

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': '*',
};

/** A server that keeps what it receives, and answers each request with `reply`; every page may read it unless `isClosed`. */
export async function startReceivingServer(reply: (request: ReceivedRequest) => Reply, { isClosed = false } = {}) {
  const received: ReceivedRequest[] = [];
  const cors = isClosed ? {} : CORS;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'OPTIONS') {
      // `*` is no permission for Authorization. https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      const asked = request.headers['access-control-request-headers'];
      response.writeHead(204, { ...cors, ...(asked && !isClosed && { 'Access-Control-Allow-Headers': asked }) }).end();
      return;
    }
    const bytes = Buffer.concat(chunks);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: bytes.toString(), bytes };
    received.push(one);
    const { status = 200, headers: own = {}, ...content } = reply(one);
    response.writeHead(status, { ...cors, 'Content-Type': 'application/json', ...own });
    if ('stream' in content) {
      response.flushHeaders();
      content.stream(response);
    } else response.end(Buffer.isBuffer(content.body) ? content.body : JSON.stringify(content.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

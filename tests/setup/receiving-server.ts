import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = { method: string; url: string; headers: Record<string, unknown>; body: string };

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/** A server that keeps what it receives, and answers each request with `reply`; every page may read it unless `isClosed`. */
export async function startReceivingServer(
  reply: (request: ReceivedRequest) => { status?: number; body: unknown },
  { isClosed = false } = {},
) {
  const received: ReceivedRequest[] = [];
  const headers = isClosed ? {} : CORS;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(one);
    const { status = 200, body } = reply(one);
    response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received, stop: () => server.close() };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PIECE_BYTES = 700;
/** One frame: the browser has the time to paint what it has. */
const PAUSE_MS = 17;

/** The site at another address, where the bodies of documents are sent slowly and in pieces, as on a bad line. */
export async function serveInPieces(site: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const upstream = await fetch(site + request.url);
    const type = upstream.headers.get('content-type') ?? '';
    const body = Buffer.from(await upstream.arrayBuffer());
    response.writeHead(upstream.status, { 'content-type': type });
    const start = type.startsWith('text/html') ? body.indexOf('<body') : body.length;
    response.write(body.subarray(0, start));
    for (let sent = start; sent < body.length; sent += PIECE_BYTES) {
      response.write(body.subarray(sent, sent + PIECE_BYTES));
      await wait(PAUSE_MS);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

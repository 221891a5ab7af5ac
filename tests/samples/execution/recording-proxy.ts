import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request that a sample sent, and what it received. */
export type Exchange = {
  method: string;
  target: string;
  requestHeaders: [string, string][];
  requestBody: string;
  status: number;
  responseHeaders: [string, string][];
  responseBody: string;
};

/** Passes requests on as they are and keeps what goes through. Signatures do not cover the host, so they stay valid. */
export async function startRecordingProxy(origin: string) {
  const exchanges: Exchange[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const requestHeaders = pairs(incoming.rawHeaders).filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()));
    const body = await text(incoming);
    const { method = '', url: target = '' } = incoming;
    const sent = body === '' ? undefined : body;
    const response = await fetch(origin + target, { method, headers: requestHeaders, body: sent });
    const responseBody = await response.text();
    const responseHeaders = [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name));
    exchanges.push({
      ...{ method, target, requestHeaders, requestBody: body },
      ...{ status: response.status, responseHeaders, responseBody },
    });
    outgoing.writeHead(response.status, Object.fromEntries(responseHeaders)).end(responseBody);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What came since the last call. */
    take: () => exchanges.splice(0),
    stop: () => server.close(),
  };
}

const HOP_BY_HOP = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'keep-alive',
  'upgrade',
  'http2-settings',
  'expect',
]);

function pairs(raw: string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? '', raw[index * 2 + 1] ?? '']);
}

import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { required } from '../../../base/invariant.ts';
import { type LocalAccess, refuseAccess } from '../../../base/node/local-access.ts';
import { readPath } from '../../../base/node/request-path.ts';
import { toClose } from '../../core/contract/close-codes.ts';
import { splitTarget } from '../../core/envelope/request.ts';
import type { SandboxHost } from '../../core/host.ts';
import type { Effect } from '../../core/listen/effect.ts';

const PATH = '/ws/listen';
const PROTOCOL = 'listen.v1';
/** Largest frame of a client; ws closes with 1009 above it. */
const MAX_FRAME_BYTES = 65_536;
/** A client that reads too slowly is cut off before its frames fill the memory. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;
const MAX_SOCKETS = 1000;
/** How long a client may take to return a close frame. */
const CLOSE_MS = 2000;

export type Sockets = { dispatch(event: Effect): void; closeAll(): void };

/** The websocket of the contract on an HTTP server: frames in, events out. */
export function createSockets(): Sockets & { attach(server: Server, host: SandboxHost, access: LocalAccess): void } {
  const sockets = new Map<string, WebSocket>();
  /** Open, and of no connection any more: the network has fallen silent. */
  const silent = new Set<WebSocket>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  return {
    attach(http, host, access) {
      http.on('upgrade', (request, socket, head) => {
        if (request.headers.upgrade?.toLowerCase() !== 'websocket')
          return ignoreUpgrade(http, request, { socket, head });
        const target = required(request.url, 'A received request has a URL.');
        const refusal = refuseAccess(request.headers, access);
        if (refusal !== undefined) return end(socket, 403, refusal);
        if (readPath(target) !== PATH) return end(socket, 404);
        if (sockets.size >= MAX_SOCKETS) return end(socket, 503);
        server.handleUpgrade(request, socket, head, (client) =>
          openSocket(client, splitTarget(target).query, { host, sockets }),
        );
      });
    },
    dispatch(event) {
      const client = sockets.get(event.session);
      if (!client) return;
      if ('close' in event) {
        sockets.delete(event.session);
        client.close(event.close, event.reason);
      } else if ('isLost' in event) {
        sockets.delete(event.session);
        if (event.isSilent) silent.add(client.once('close', () => silent.delete(client)));
        else client.terminate();
      } else if (client.bufferedAmount > MAX_BUFFERED_BYTES) client.terminate();
      else client.send(JSON.stringify(event.frame));
    },
    closeAll() {
      for (const client of silent) client.terminate();
      for (const client of sockets.values()) {
        const { close, reason } = toClose(1001);
        client.close(close, reason);
        setTimeout(() => client.terminate(), CLOSE_MS).unref();
      }
      server.close();
    },
  };
}

/** A response in place of the upgrade. */
function end(socket: Duplex, status: number, text = ''): void {
  const headers = `Connection: close\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${text}`);
}

const UPGRADE_HEADERS = ['upgrade', 'connection', 'http2-settings'];

/** Java's HttpClient offers HTTP/2 by `Upgrade: h2c`, which a server may ignore. Node.js does not: the request is read again without it. */
function ignoreUpgrade(
  http: Server,
  { method, url, rawHeaders }: IncomingMessage,
  { socket, head }: { socket: Duplex; head: Buffer },
): void {
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !UPGRADE_HEADERS.includes(name.toLowerCase()) ? `${name}: ${rawHeaders[index + 1]}\r\n` : [],
  );
  socket.unshift(Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`, 'latin1'), head]));
  http.emit('connection', socket);
}

function openSocket(
  client: WebSocket,
  query: string,
  { host, sockets }: { host: SandboxHost; sockets: Map<string, WebSocket> },
): void {
  let session = '';
  client.on('error', () => client.terminate());
  // Registered before the first frame goes out, which is the welcome or the close.
  host.connect(query, (id) => {
    session = id;
    sockets.set(id, client);
  });
  client.on('message', (data, isBinary) => host.receive(session, isBinary ? undefined : data.toString()));
  client.on('close', () => {
    sockets.delete(session);
    host.disconnect(session);
  });
}

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRecord, type Json } from '../contract/documents.ts';

/** One opened websocket, from the side of the server. */
export type Connection = {
  query: URLSearchParams;
  protocol: string;
  send: (frame: object) => void;
  /** The next text frame of the client; waits for it. */
  next: () => Promise<Json>;
  close: (code: number) => void;
  /** Cuts the line, without a close frame. */
  drop: () => void;
};

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const [TEXT, CLOSE] = [1, 8];

/** A websocket server (RFC 6455) as small as a test needs it: short unfragmented text frames, and closing. */
export async function startWebSocketServer() {
  const connections = queue<Connection>();
  const sockets = new Set<Duplex>();
  const server = createServer().on('upgrade', (request, socket) => {
    sockets.add(socket);
    connections.put(accept(request, socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `ws://127.0.0.1:${port}/ws/listen`, connection: connections.next, stop };
}

function accept({ headers, url = '' }: IncomingMessage, socket: Duplex): Connection {
  const key = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
  const protocol = String(headers['sec-websocket-protocol']);
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...head, `Sec-WebSocket-Accept: ${key}`, `Sec-WebSocket-Protocol: ${protocol}`, '', ''].join('\r\n'));
  const frames = queue<Json>();
  let isClosing = false;
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let frame = readFrame(received); frame; frame = readFrame(received)) {
      received = received.subarray(frame.length);
      if (frame.opcode === TEXT) frames.put(getRecord(JSON.parse(frame.payload.toString()), 'frame'));
      if (frame.opcode === CLOSE) socket.end(isClosing ? undefined : toFrame(CLOSE, frame.payload));
    }
  });
  return {
    query: new URL(url, 'ws://localhost').searchParams,
    protocol,
    send: (frame) => socket.write(toFrame(TEXT, Buffer.from(JSON.stringify(frame)))),
    next: frames.next,
    close: (code) => {
      isClosing = true;
      socket.write(toFrame(CLOSE, Buffer.from([code >> 8, code & 0xff])));
    },
    drop: () => socket.destroy(),
  };
}

/** The first frame of the bytes received, once it is complete. Frames of clients are masked. */
function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start + 4) return undefined;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + 4 + size;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const payload = Buffer.from(bytes.subarray(start + 4, end).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload, length: end };
}

function toFrame(opcode: number, payload: Buffer): Buffer {
  const head = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...head]), payload]);
}

/** Hands out what is put in, in order, to those who wait for it. */
function queue<T>() {
  const values: T[] = [];
  const waiting: ((value: T) => void)[] = [];
  return {
    put: (value: T): void => {
      const first = waiting.shift();
      if (first) first(value);
      else values.push(value);
    },
    next: (): Promise<T> => {
      const value = values.shift();
      return value === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(value);
    },
  };
}

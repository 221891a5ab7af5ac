import { createConnection } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../../packages/base/node/listen.ts';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { createTestState, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer, type SandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createHttpClient } from './http-client.ts';

let running: SandboxServer | undefined;

afterEach(() => running?.stop());

/** Short limits: what they stand for is the same. */
async function start() {
  running = createSandboxServer(createTestState({ seed: 'hostile', time: Date.now() }), {
    log: () => undefined,
    limits: { headersTimeout: 300, requestTimeout: 500, keepAliveTimeout: 300, connectionsCheckingInterval: 50 },
  });
  const { server, host } = running;
  return { origin: await listen(server, 0), host };
}

/** Writes bytes to the server and gives what comes back until it closes. */
function exchange(origin: string, ...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    for (const part of parts) socket.write(part);
  });
}

const getBusiness = ({ wallet, cards, holders, payouts, tokens, listen: stream }: State) => [
  wallet,
  cards,
  holders,
  payouts,
  tokens,
  stream,
];

const UPGRADE = 'Connection: Upgrade\r\nUpgrade: ';
const HEAD = 'POST /v2/card/open HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it.each([
  ['a body that never comes', [`${HEAD}Content-Length: 100\r\n\r\n{`], '408'],
  ['headers that never end', ['POST /v2/card/open HTTP/1.1\r\nHost: localhost\r\nX-A: '], '408'],
  ['headers above 16 KiB', [`GET /v2/card HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`], '431'],
  ['two lengths of one body', [`${HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`], '400'],
  ['a length beside chunks', [`${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`], '400'],
  ['what is no HTTP', ['\u0016\u0003\u0001 hello\r\n\r\n'], '400'],
  ['a chunk of a length that is no number', [`${HEAD}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`], '400'],
  [
    'an upgrade to a websocket elsewhere',
    [`GET /v2/card HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}websocket\r\n\r\n`],
    '404',
  ],
  // A server may ignore an offer (RFC 9110 section 7.8): this one then misses the headers of the request.
  ['an offer of another protocol', [`GET /v2/card HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}h2c\r\n\r\n`], '400'],
])('answers %s with an error', async (_, parts, status) => {
  const { origin, host } = await start();
  const before = getBusiness(host.getState());
  expect(await exchange(origin, ...parts)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(getBusiness(host.getState())).toEqual(before);
});

const PING = '{"type":"ping","id":"p","ts":"2026-01-15T08:00:00.000Z"}';

function sendAll(socket: WebSocket, texts: string[]): void {
  for (const text of texts) socket.send(text);
}

async function connect() {
  const { origin, host } = await start();
  const { send } = await createHttpClient(origin);
  const { data } = await send('POST', '/user/refresh');
  const query = `merchantId=${MERCHANT_ID}&token=${data.ticket.listenToken}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/listen?${query}`, ['listen.v1']);
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  return { host, socket, closed };
}

it.each<[string, (socket: WebSocket) => void, number]>([
  ['a frame of 64 KiB and one byte', (socket) => socket.send('x'.repeat(65_537)), 1009],
  ['a frame of bytes', (socket) => socket.send(Buffer.from([1, 2, 3])), 1003],
  ['a text that is not UTF-8', (socket) => socket.send(Buffer.from([0xff, 0xfe]), { binary: false }), 1007],
  [
    'a message in endless pieces',
    (socket) => {
      for (let piece = 0; piece < 40; piece += 1) socket.send('x'.repeat(4000), { fin: false });
    },
    1009,
  ],
  ['twenty-one frames in a moment', (socket) => sendAll(socket, Array<string>(21).fill(PING)), 4429],
  ['three frames that are not JSON', (socket) => sendAll(socket, ['a', 'b', 'c']), 4400],
])('closes a websocket after %s', async (_, act, code) => {
  const { host, socket, closed } = await connect();
  const { listen: stream, ...rest } = host.getState();
  act(socket);
  expect(await closed).toBe(code);
  await expect.poll(() => host.getState().listen.connections).toEqual({});
  expect(getBusiness({ ...host.getState(), listen: stream })).toEqual(getBusiness({ ...rest, listen: stream }));
});

it('serves others while a hundred connections stay silent', async () => {
  const { origin } = await start();
  const silent = Array.from({ length: 100 }, () => exchange(origin, 'GET /v2/card HTTP/1.1\r\n'));
  const { send } = await createHttpClient(origin);
  expect((await send('GET', '/v2/biz/wallet')).status).toBe(200);
  expect((await Promise.all(silent)).every((text) => text.startsWith('HTTP/1.1 408'))).toBe(true);
});

import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { required } from '../../../packages/base/invariant.ts';
import { listen } from '../../../packages/base/node/listen.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../../packages/simulator/node/server/sandbox-server.ts';
import { createSigningProxy } from '../../../packages/simulator/node/server/signing-proxy.ts';
import { makeTemporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { serveBeforeVite } from '../dev/serve-folder.ts';
import { startVite } from '../dev/start-vite.ts';
import { createSearchServer } from '../search-server.ts';
import { createSiteServer } from '../site-server.ts';
import { createWatchServer } from '../watch/watch-server.ts';

const SECRET = 'outside-of-every-folder';
const PAGE = 'the page of the site';
const folder = makeTemporaryFolder('servers');
const root = join(folder, 'public');

beforeAll(async () => {
  await mkdir(root);
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(folder, 'secret.txt'), SECRET);
});
/** Ways out of a folder, and to an address under another name. A client would repair some: they are sent as they are. */
const ADDRESSES = [
  ...['..%2f', '..%2F', '%2e%2e/', '%2e%2e%2f', '.%2e/', '..%5c', '%5c..%5c', '..\\', '../', '..;/', './../'].map(
    (up) => `/${up.repeat(12)}${folder.slice(1)}/secret.txt`,
  ),
  ...['..%2fsecret.txt', '%2e%2e/secret.txt', 'a/..%2f..%2fsecret.txt', 'a/%2e%2e/%2e%2e/secret.txt'].map(
    (path) => `/${path}`,
  ),
  ...['%252e%252e%252fsecret.txt', '%c0%ae%c0%ae/secret.txt', '..%00/secret.txt', 'secret.txt%00.html'].map(
    (path) => `/${path}`,
  ),
  `/${folder}/secret.txt`,
  `//${folder}/secret.txt`,
  `/@fs${folder}/secret.txt`,
  `/@fs/..%2f..${folder}/secret.txt`,
  `/@fs${folder}/secret.txt?raw`,
  `/@fs${folder}/secret.txt?import&raw??`,
  `/@id/${folder}/secret.txt`,
  '/v2/../sandbox/state',
  '/v2/..%2fsandbox/state',
  '/v2/%2e%2e/sandbox/state',
  '//sandbox/state',
  '/./sandbox/state',
  ...['//', '///', '//[', '/%zz', '/%', '/%E0%A4%A', '/\\', 'http://%/', 'nothing', '*', '/a%00b'],
];

/** Starts a server and stops it after the test. */
function start(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  return listen(server, 0);
}

function startSandbox(): Promise<string> {
  const { server, stop } = createSandboxServer(createTestState({ seed: 'addresses', time: Date.now() }), {
    log: () => undefined,
  });
  onTestFinished(stop);
  return listen(server, 0);
}

/** The proxy of another API, which has no controls for it: only the sandbox behind it does. */
async function startProxy(): Promise<string> {
  const origin = await startSandbox();
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') };
  const getToken = () => Promise.resolve('none');
  return start(createSigningProxy({ origin, tokenOrigin: origin, isSandbox: false, signer, now: Date.now, getToken }));
}

async function startDevelopmentServer(): Promise<string> {
  const vite = await startVite({
    root,
    logLevel: 'silent',
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'content', configureServer: (server) => serveBeforeVite(server, root, () => Promise.resolve()) }],
  });
  onTestFinished(() => vite.close());
  return required(vite.resolvedUrls?.local[0], 'A server that listens has an address.');
}

/** Of a site that has been compiled: its pages are documents in memory. */
function startWatchServer(): Promise<string> {
  const nothing = () => Promise.resolve();
  const pages = new Map([['/', { address: '/', render: () => Promise.resolve({ text: PAGE, milliseconds: 0 }) }]]);
  const site = {
    pages,
    base: '/',
    errors: [],
    warnings: [],
    check: async () => undefined,
    milliseconds: 0,
    writeDocuments: nothing,
    update: nothing,
  };
  return start(createWatchServer(site, root).server);
}

it.each([
  ['a built site', () => start(createSiteServer(root))],
  ['a site that is being written', startDevelopmentServer],
  ['a site that api-docs dev builds', startWatchServer],
  ['the search', () => start(createSearchServer(() => undefined))],
  ['the sandbox', startSandbox],
  ['the signing proxy', startProxy],
])('the server of %s gives no malformed address anything, and lives on', async (_, startServer) => {
  const { port } = new URL(await startServer());
  const responses = await Promise.all(ADDRESSES.map((address) => send(Number(port), address)));
  const answered = ADDRESSES.filter((_, index) => {
    const response = responses[index] ?? '';
    // A single-page application is at every address that names nothing else.
    const isRefused = /^HTTP\/1\.1 4\d\d /.test(response) || response.includes(PAGE);
    return !isRefused || response.includes(SECRET) || /^ {4}at /m.test(response);
  });

  expect(answered).toEqual([]);
  expect(await send(Number(port), '/')).toMatch(/^HTTP\/1\.1 [24]/);
});

/** By hand: fetch would repair the address. */
async function send(port: number, address: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return received;
}

import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ROOT } from '../../../../scripts/installation/installation.ts';
import { readExampleHolder } from '../../../../site/generate/example-holder.ts';
import { listen } from '../../../base/node/listen.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../core/test-merchant.ts';
import { signRequest } from '../../protocol/signing/signer.ts';
import { withHolder } from './example-holder.ts';
import { createSandboxServer, type SandboxServer } from './sandbox-server.ts';

let running: SandboxServer | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const SITE = 'https://docs.example';

async function start() {
  const lines: string[] = [];
  running = createSandboxServer(createTestState({ seed: 'server', time: Date.now() }), {
    log: (line) => lines.push(line),
    access: { pages: [SITE] },
  });
  const origin = await listen(running.server, 0);
  return { origin, lines, host: running.host };
}

it('signs every response, a refusal too, and logs one line without the query', async () => {
  const { origin, lines } = await start();
  const response = await fetch(`${origin}/v2/card?page=1`);
  expect(response.status).toBe(400);
  expect(response.headers.get('X-Key-Id')).toBe('pk_sig_test_1');
  expect(await response.json()).toMatchObject({ code: 400003, error: 'HEADER_MISSING' });
  expect(lines).toEqual([expect.stringMatching(/GET \/v2\/card 400 [\d.]+ ms req_/)]);
});

it('prints what should have been signed when a signature does not verify, and never in the response', async () => {
  const { origin, lines } = await start();
  const nonce = 'nonce_of_this_test';
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1'), now: Date.now, nonce: () => nonce };
  const headers = await signRequest({ method: 'GET', target: '/v2/card?page=1' }, signer);
  const response = await fetch(`${origin}/v2/card?page=2`, { headers });

  expect(lines.slice(2, 8)).toEqual([
    '    GET',
    '    /v2/card?page=2',
    `    ${MERCHANT_ID}`,
    `    ${headers['X-Timestamp']}`,
    `    ${nonce}`,
    '    e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ]);
  const text = await response.text();
  expect(text).toContain('401008');
  expect(text + JSON.stringify([...response.headers])).not.toContain(nonce);
});

it('never prints a terminal escape of a request', async () => {
  const { origin, lines } = await start();
  await fetch(`${origin}/v2/%1b%5b31m%C2%9b`);
  expect(lines).toEqual([expect.stringContaining('GET /v2/\\u{1b}[31m\\u{9b} 404')]);
});

it('refuses a body that is larger than it reads', async () => {
  const { origin } = await start();
  const response = await fetch(`${origin}/v2/card/open`, { method: 'POST', body: 'x'.repeat(2 * 1024 * 1024) });
  expect(response.status).toBe(413);
});

it('counts a signature header that comes twice as missing', async () => {
  const { origin, host } = await start();
  const text = await new Promise<string>((resolve) => {
    const socket = createConnection(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.write(
      `GET /v2/card HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Merchant-Id: ${host.getState().merchant.id}\r\nX-Merchant-Id: ${host.getState().merchant.id}\r\n\r\n`,
    );
  });
  expect(text).toContain('header:X-Merchant-Id');
});

it('closes a websocket with a bad query by code, after the upgrade', async () => {
  const { origin } = await start();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/listen`, ['listen.v1']);
  const code = await new Promise((resolve) => socket.on('close', resolve));
  expect([socket.protocol, code]).toEqual(['listen.v1', 4400]);
});

it('runs controls without a signature and refuses bodies that are not valid', async () => {
  const { origin } = await start();
  const post = (path: string, body: unknown) =>
    fetch(`${origin}/sandbox/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  expect((await post('clock', { advanceMs: 1000 })).status).toBe(200);
  expect((await post('clock', { advanceMs: -1 })).status).toBe(400);
  expect((await post('cards/card_01KF0AP900000000000000000A/block', {})).status).toBe(404);
  expect((await post('nothing', {})).status).toBe(404);
});

it('answers a request that offers HTTP/2, as the client of Java does, with its whole body', async () => {
  const { origin } = await start();
  const { port } = new URL(origin);
  const body = `{"code":"${'x'.repeat(1000)}"}`;
  const text = await new Promise<string>((resolve) => {
    const socket = createConnection(Number(port), '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk;
      if (received.includes('"requestId"')) socket.destroy();
    });
    socket.on('close', () => resolve(received));
    const head = `Host: localhost:${port}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAB\r\n`;
    socket.write(
      `POST /v2/biz/code2token HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    setTimeout(() => socket.write(body.slice(10)), 50);
  });

  expect(text).toContain('HTTP/1.1 400 Bad Request');
  expect(text).toContain('HEADER_MISSING');
});

it('lets a page that is allowed send every header of a signed request and read every header of the response', async () => {
  const { origin } = await start();
  const names = ['authorization', 'x-signature', 'idempotency-key'].join(',');
  const preflight = await fetch(`${origin}/v2/card/open`, {
    method: 'OPTIONS',
    headers: {
      Origin: SITE,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': names,
      'Access-Control-Request-Private-Network': 'true',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(SITE);
  expect(preflight.headers.get('Vary')).toContain('Origin');
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.replaceAll(' ', '')).toBe(names);
  expect(preflight.headers.get('Access-Control-Allow-Private-Network')).toBe('true');
  expect(preflight.headers.get('Access-Control-Max-Age')).toBe('600');

  const response = await fetch(`${origin}/v2/card`, { headers: { Origin: SITE } });
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('*');
});

const EVIL = 'https://evil.example';

it.each([
  ['a reset by a foreign page', 'POST', 'reset', { Origin: EVIL, 'Content-Type': 'text/plain' }],
  ['a state that a foreign page reads', 'GET', 'state', { Origin: EVIL }],
  [
    'a preflight request of a foreign page',
    'OPTIONS',
    'state',
    { Origin: EVIL, 'Access-Control-Request-Method': 'PUT' },
  ],
  ['a code for an image of a foreign page', 'GET', 'state', { 'Sec-Fetch-Site': 'cross-site' }],
])('refuses %s before it acts, and says so in the terminal only', async (_, method, path, headers) => {
  const { origin, lines, host } = await start();
  const before = host.getState();
  const response = await fetch(`${origin}/sandbox/${path}`, { method, headers });

  expect(response.status).toBe(403);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(host.getState()).toBe(before);
  expect(lines).toEqual([expect.stringMatching(/ 403 /), expect.stringContaining('may not use this server')]);
});

it('opens no websocket for a foreign page', async () => {
  const { origin } = await start();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/listen`, ['listen.v1'], { origin: EVIL });
  const [error] = await once(socket, 'error');
  expect(String(error)).toContain('403');
});

it('gives a state that can be loaded, with the holder of the examples in it', async () => {
  const state = withHolder(createTestState({ seed: 'example', time: Date.now() }), readExampleHolder(ROOT));
  running = createSandboxServer(state, { log: () => undefined });
  const origin = await listen(running.server, 0);
  const saved = await (await fetch(`${origin}/sandbox/state`)).text();
  expect((await fetch(`${origin}/sandbox/state`, { method: 'PUT', body: saved })).status).toBe(200);
});

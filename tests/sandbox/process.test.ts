import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { bundleSimulator } from '../setup/bundled-simulator.ts';
import { type Loose, PRODUCTS } from './driver.ts';
import { createHttpClient } from './http-client.ts';

const simulator = await bundleSimulator();
let folder = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-process-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** What `npx api-docs sandbox` starts, once it has printed an address. */
async function start(args: string[], env: Record<string, string> = {}) {
  const words = [simulator, '--quiet', '--port', '0', ...args];
  const child = spawn(process.execPath, words, { cwd: ROOT, env: { ...process.env, ...env } });
  children.push(child);
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const collect = (chunk: Buffer) => {
    printed += String(chunk);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const find = (pattern: RegExp) => expect.poll(() => pattern.exec(printed)?.[1], { timeout: 30_000 }).toBeDefined();
  const read = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? '';
  return { child, ended, find, read, text: () => printed };
}

const SANDBOX = /Simulator .*: (http:\S+)/;
const PROXY = /Signing proxy: (http:\S+)/;

async function startSandbox(args: string[]) {
  const command = await start(args);
  await command.find(SANDBOX);
  return { ...command, origin: command.read(SANDBOX) };
}

it('loses no acknowledged request through kill -9, and drops nothing else', { timeout: 120_000 }, async () => {
  const file = join(folder, 'state.log');
  const first = await startSandbox(['--state', file]);
  const client = await createHttpClient(first.origin);
  await client.control('PATCH', 'merchant', { rateLimits: false });
  await client.control('POST', 'wallet/top-ups', { amount: { value: '100000.00', currency: 'USD' } });
  const acknowledged: string[] = [];
  const open = async (number: number) => {
    const body = {
      cardManageId: PRODUCTS.P3,
      initialAmount: { value: '25.00', currency: 'USD' },
      merchantOrderNo: `N-${number}`,
    };
    const { status, data } = await client.send('POST', '/v2/card/open', body, `key-${number}`);
    if (status === 202) acknowledged.push(data.orderId);
    // In the middle of the others.
    if (acknowledged.length === 40) first.child.kill('SIGKILL');
  };
  let number = 0;
  // Until a request fails: however fast the server is, it is killed while some are under way.
  const openMany = async () => {
    for (;;) {
      number += 1;
      await open(number);
    }
  };
  await Promise.allSettled(Array.from({ length: 20 }, openMany));
  await first.ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  const second = await startSandbox(['--state', file]);
  const again = await createHttpClient(second.origin);
  for (const orderId of acknowledged)
    expect((await again.send('GET', `/v2/card/log/${orderId}`)).data.orderId).toBe(orderId);
});

it('stops in good order at SIGTERM and goes on where it was', { timeout: 120_000 }, async () => {
  const file = join(folder, 'state.log');
  const first = await startSandbox(['--state', file, '--clock', '2026-01-15T08:00:00Z']);
  const time = Date.parse('2026-01-15T08:00:00Z');
  const client = await createHttpClient(first.origin, () => time);
  const { data } = await client.send('POST', '/user/refresh');
  const socket = new WebSocket(
    `${first.origin.replace('http', 'ws')}/ws/listen?merchantId=${MERCHANT_ID}&token=${data.ticket.listenToken}`,
  );
  await new Promise((resolve) => socket.once('message', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const before: Loose = await client.control('GET', 'state');
  first.child.kill('SIGTERM');
  expect([await closed, await first.ended]).toEqual([1001, 0]);
  const second = await startSandbox(['--state', file]);
  const response = await fetch(`${second.origin}/sandbox/state`);
  const after = (await response.json()) as Loose;
  // Only the socket is gone, and each start gets a code and a token of its own.
  const { listen, timers, auth, draws, nonces, usage, ...kept } = before;
  expect(after).toMatchObject(kept);
  expect(after.listen.connections).toEqual({});
});

it('stays at the instant of --clock until it is advanced', { timeout: 60_000 }, async () => {
  const { origin } = await startSandbox(['--clock', '2026-01-15T08:00:00Z']);
  const time = Date.parse('2026-01-15T08:00:00Z');
  const { control, send } = await createHttpClient(origin, () => time);
  expect(await control('GET', 'clock')).toMatchObject({ time: '2026-01-15T08:00:00.000Z', mode: 'stopped' });
  const body = {
    cardManageId: PRODUCTS.P3,
    initialAmount: { value: '25.00', currency: 'USD' },
    merchantOrderNo: 'N-1',
  };
  const { data } = await send('POST', '/v2/card/open', body, 'key');
  const read = async () => (await send('GET', `/v2/card/log/${data.orderId}`)).data.status;
  expect(await read()).toBe('processing');
  await control('POST', 'clock', { advanceMs: 2000 });
  expect(await read()).toBe('success');
});

it('signs for a sandbox and, with the credentials of the environment, for a real address', {
  timeout: 120_000,
}, async () => {
  const sandbox = await startSandbox(['--signing-proxy']);
  await sandbox.find(PROXY);
  const own = await fetch(`${sandbox.read(PROXY)}/v2/biz/wallet`);
  expect(await own.json()).toMatchObject({ code: 0 });

  const { code } = (await (await fetch(`${sandbox.origin}/sandbox/codes`, { method: 'POST' })).json()) as Loose;
  const keyFile = join(folder, 'key.pem');
  const { createPrivateKey } = await import('node:crypto');
  const { getTestKey } = await import('../../packages/simulator/core/test-merchant.ts');
  const key = createPrivateKey({ key: { ...getTestKey('mk_sig_test_1') }, format: 'jwk' });
  writeFileSync(keyFile, key.export({ type: 'pkcs8', format: 'pem' }));
  const real = await start(['--signing-proxy', sandbox.origin], {
    MERCHANT_ID,
    KEY_ID: 'mk_sig_test_1',
    KEY_FILE: keyFile,
    AUTHORIZATION_CODE: code,
  });
  await real.find(PROXY);
  expect(real.text()).toContain(`sends it to ${sandbox.origin}`);
  const proxy = real.read(PROXY);
  expect(await (await fetch(`${proxy}/v2/biz/wallet`)).json()).toMatchObject({ code: 0 });
  expect(await (await fetch(`${proxy}/user/refresh`, { method: 'POST' })).json()).toMatchObject({ code: 0 });
  expect((await fetch(`${proxy}/sandbox/clock`)).status).toBe(404);
});

it('never signs for a real address with a key that was not given, nor without TLS', { timeout: 60_000 }, async () => {
  const bare = await start(['--signing-proxy', 'https://api.example.com']);
  expect(await bare.ended).not.toBe(0);
  expect(bare.text()).toContain('Set in the environment: MERCHANT_ID');
  const plain = await start(['--signing-proxy', 'http://api.example.com'], {
    MERCHANT_ID,
    KEY_ID: 'k',
    KEY_FILE: 'k.pem',
    ACCESS_TOKEN: 'atk',
  });
  expect(await plain.ended).not.toBe(0);
  expect(plain.text()).toContain('begins with https://');
});

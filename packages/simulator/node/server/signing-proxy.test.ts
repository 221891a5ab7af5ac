import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../base/node/listen.ts';
import type { SandboxHost } from '../../core/host.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../core/test-merchant.ts';
import { createSandboxServer } from './sandbox-server.ts';
import { createCode, createSandboxTarget } from './sandbox-target.ts';
import { createSigningProxy, type ProxyTarget } from './signing-proxy.ts';
import { cacheToken, createLogin } from './token-source.ts';

async function startSandbox(): Promise<{ origin: string; host: SandboxHost }> {
  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'proxy', time: Date.now() }), {
    log: () => undefined,
  });
  onTestFinished(stop);
  return { origin: await listen(server, 0), host };
}

async function startProxy(target: ProxyTarget): Promise<string> {
  const proxy = createSigningProxy(target);
  onTestFinished(() => void proxy.close());
  return await listen(proxy, 0);
}

/** With a code of the merchant, as `--signing-proxy URL` does. */
function toRealTarget(origin: string, host: SandboxHost): ProxyTarget {
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1') };
  const now = () => host.getSignatureTime();
  const login = createLogin({ origin, signer, now, code: createCode(host) });
  return { origin, tokenOrigin: origin, isSandbox: false, signer, now, ...cacheToken(login, host.getTime) };
}

const getWallet = async (proxy: string, headers = {}) => {
  const response = await fetch(`${proxy}/v2/biz/wallet`, { headers });
  return ((await response.json()) as { code: number }).code;
};

it('logs in again when its token is gone, as after a reset', async () => {
  const { origin, host } = await startSandbox();
  const proxy = await startProxy(createSandboxTarget(origin, host));
  expect(await getWallet(proxy)).toBe(0);
  host.control({ method: 'POST', path: '/sandbox/reset' });

  expect(await getWallet(proxy)).toBe(0);
});

it('sends a token that a tool has chosen once, whatever becomes of it', async () => {
  const { origin, host } = await startSandbox();
  const proxy = await startProxy(createSandboxTarget(origin, host));

  expect(await getWallet(proxy, { 'Override-Authorization': `Bearer atk_${'x'.repeat(43)}` })).toBe(401002);
});

it('exchanges a code once for requests that come together, and refreshes when the token expires', async () => {
  const { origin, host } = await startSandbox();
  const proxy = await startProxy(toRealTarget(origin, host));
  expect(await Promise.all([1, 2, 3].map(() => getWallet(proxy)))).toEqual([0, 0, 0]);
  host.control({ method: 'POST', path: '/sandbox/clock', body: { advanceMs: 3 * 3_600_000 } });

  expect(await getWallet(proxy)).toBe(0);
});

it('takes its own tokens beside the five families of the merchant, however often it starts', async () => {
  const { origin, host } = await startSandbox();
  const { forgetToken: _, ...target } = toRealTarget(origin, host);
  const proxy = await startProxy(target);
  expect(await getWallet(proxy)).toBe(0);
  for (let start = 0; start < 6; start += 1) await createSandboxTarget(origin, host).getToken();

  expect(await getWallet(proxy)).toBe(0);
});

it.each([
  ['a page of this machine', { Origin: 'http://localhost:4173' }],
  ['a page elsewhere', { Origin: 'https://evil.example' }],
  ['an image of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['an image of another port', { 'Sec-Fetch-Site': 'same-site' }],
])('signs nothing for %s', async (_, headers) => {
  let requests = 0;
  const upstream = createServer((_request, response) => {
    requests += 1;
    response.end();
  });
  onTestFinished(() => void upstream.close());
  const origin = await listen(upstream, 0);
  const { host } = await startSandbox();
  const proxy = await startProxy(createSandboxTarget(origin, host));
  const response = await fetch(`${proxy}/v2/biz/wallet`, { headers });

  expect([response.status, requests]).toEqual([403, 0]);
});

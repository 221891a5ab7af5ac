import { Agent, request } from 'node:http';
import { required } from '../../packages/base/invariant.ts';
import type { ResponseBody } from '../../packages/simulator/core/contract/schemas.ts';
import { createControls } from '../../packages/simulator/core/controls/call-control.ts';
import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createNonce, signRequest } from '../../packages/simulator/protocol/signing/signer.ts';

type SignedCall = { method: string; path: string; headers: Record<string, string>; body?: string };

export const PRODUCT = 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM';

/** Calls signed beforehand, every second one a write: what is measured is the server, not who sends. */
export async function signCalls(count: number, token: string): Promise<SignedCall[]> {
  const signer = {
    merchantId: MERCHANT_ID,
    key: getTestKey('mk_sig_test_1'),
    now: Date.now,
    nonce: () => createNonce(),
  };
  return Promise.all(
    Array.from({ length: count }, async (_, index): Promise<SignedCall> => {
      const isWrite = index % 2 === 1;
      const [method, path] = isWrite ? ['POST', '/v2/card/open'] : ['GET', '/v2/biz/wallet'];
      const number = createNonce();
      const initialAmount = { value: '25.00', currency: 'USD' };
      const body = isWrite
        ? JSON.stringify({ cardManageId: PRODUCT, initialAmount, merchantOrderNo: `N-${number}` })
        : undefined;
      const headers = {
        ...(await signRequest({ method, target: path, body }, signer)),
        Authorization: `Bearer ${token}`,
        ...(isWrite ? { 'Content-Type': 'application/json', 'Idempotency-Key': number } : {}),
      };
      return { method, path, headers, body };
    }),
  );
}

/** Sends all over a number of connections. Gives calls per second and the 99th percentile in milliseconds. */
export async function sendAll(origin: string, calls: readonly SignedCall[], connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  let next = 0;
  const start = performance.now();
  const work = async () => {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const begin = performance.now();
      const status = await send(origin, call, agent);
      if (status >= 300) throw new Error(`${call.method} ${call.path} was refused with ${status}.`);
      durations.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  durations.sort((one, other) => one - other);
  return {
    perSecond: calls.length / seconds,
    p99: required(durations[Math.floor(durations.length * 0.99)], 'There are calls.'),
  };
}

function send(origin: string, { method, path, headers, body }: SignedCall, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { method, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(required(response.statusCode, 'A received response has a status.')));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** An access token of a sandbox, and enough money for every write. */
export async function prepare(origin: string): Promise<string> {
  const control = createControls(async ({ method, path, body }) => {
    const response = await fetch(origin + path, { method, body: JSON.stringify(body) });
    return { status: response.status, data: await response.json() };
  });
  await control('topUpWallet', {}, { amount: { value: '100000000.00', currency: 'USD' } });
  const { isRefused, data: made } = await control('createCode', {});
  if (isRefused) throw new Error(made.message);
  const signer = {
    merchantId: MERCHANT_ID,
    key: getTestKey('mk_sig_test_1'),
    now: Date.now,
    nonce: () => createNonce(),
  };
  const body = JSON.stringify({ code: made.code });
  const headers = await signRequest({ method: 'POST', target: '/v2/biz/code2token', body }, signer);
  const response = await fetch(`${origin}/v2/biz/code2token`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
  });
  const { code: error, data }: ResponseBody<'exchangeToken'> = JSON.parse(await response.text());
  if (error !== 0) throw new Error(`The exchange was refused with ${error}.`);
  return data.accessToken;
}

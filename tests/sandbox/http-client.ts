import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createNonce, signQuery, signRequest } from '../../packages/simulator/protocol/signing/signer.ts';
import type { Loose } from './driver.ts';

export type HttpResponse = { status: number; code: number; data: Loose };

/** The test merchant over HTTP, with real signatures. `now` is the clock of the sandbox. */
export async function createHttpClient(origin: string, now: () => number = Date.now) {
  const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1'), now, nonce: () => createNonce() };
  let token = '';

  async function send(method: string, path: string, body?: unknown, key?: string): Promise<HttpResponse> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const [route = '', query = ''] = path.split('?');
    const isToken = path.startsWith('/user/');
    const parameters = [...new URLSearchParams(query)];
    const target = isToken ? await signQuery({ method, path: route, parameters, body: content }, signer) : path;
    const headers = {
      ...(isToken ? {} : await signRequest({ method, target: path, body: content }, signer)),
      ...(token && !isToken ? { Authorization: `Bearer ${token}` } : {}),
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key.padEnd(16, '_') }),
    };
    const response = await fetch(`${origin}${target}`, { method, headers, body: content });
    const { code, data } = (await response.json()) as Loose;
    return { status: response.status, code, data };
  }

  async function control(method: string, path: string, body?: unknown): Promise<Loose> {
    const response = await fetch(`${origin}/sandbox/${path}`, { method, body: JSON.stringify(body) });
    return response.json();
  }

  const { code } = await control('POST', 'codes', {});
  token = (await send('POST', '/v2/biz/code2token', { code })).data.accessToken;
  return { send, control };
}

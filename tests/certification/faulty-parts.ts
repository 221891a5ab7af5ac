import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createNonce, signRequest, signResponse } from '../../packages/simulator/protocol/signing/signer.ts';
import type { Access } from '../../site/client/types.ts';
import type { Loose } from '../sandbox/driver.ts';
import type { Faulty, Start } from './certify.ts';
import type { Program } from './program.ts';

/** Sends with one change to what leaves or arrives. */
export function sending(change: (send: typeof fetch) => typeof fetch): Faulty {
  return { options: ({ fetch }) => ({ fetch: change(fetch) }) };
}

/** Receives with one change to the body of each response. */
export function receiving(change: (body: string) => string): Faulty {
  return sending((send) => async (url, init) => {
    const response = await send(url, init);
    return new Response(change(await response.text()), { status: response.status, headers: response.headers });
  });
}

/** Sends with signatures by another clock. */
export function signAnew(now: () => number): (send: typeof fetch) => typeof fetch {
  return (send) => async (url, init) => {
    const headers = new Headers(init?.headers);
    const { pathname, search } = new URL(String(url));
    const call = {
      method: init?.method ?? 'GET',
      target: pathname + search,
      body: init?.body as Uint8Array<ArrayBuffer>,
    };
    const signer = { merchantId: MERCHANT_ID, key: getTestKey('mk_sig_test_1'), now, nonce: () => createNonce() };
    for (const [name, value] of Object.entries(await signRequest(call, signer))) headers.set(name, value);
    return send(url, { ...init, headers });
  };
}

/** The body of a request as text. */
export function bodyOf(init: RequestInit | undefined): string | undefined {
  return init?.body ? new TextDecoder().decode(init.body as Uint8Array) : undefined;
}

/** The idempotency key of a request. */
export function keyOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get('Idempotency-Key');
}

/** The response as the provider would sign it: whoever verifies this believes anything. */
export async function sealAgain(response: Response): Promise<Response> {
  const [body, headers] = [await response.text(), new Headers(response.headers)];
  const requestId = headers.get('X-Request-Id') ?? 'req_unsigned';
  const key = getTestKey('pk_sig_test_1');
  const signature = await signResponse({ status: response.status, requestId, body }, { key, now: Date.now });
  for (const [name, value] of Object.entries(signature)) headers.set(name, value);
  return new Response(body, { status: response.status, headers });
}

/** Does something with each response of the three calls. */
export function afterEach(
  good: Program,
  then: (answer: Loose, again: (suffix?: string) => Promise<Loose>) => Promise<Loose>,
): Partial<Program> {
  return {
    open: async (number) => then(await good.open(number), (suffix = '') => good.open(number + suffix)),
    recharge: async (cardId, number) =>
      then(await good.recharge(cardId, number), (suffix = '') => good.recharge(cardId, number + suffix)),
    readOrder: async (orderId) => then(await good.readOrder(orderId), () => good.readOrder(orderId)),
  };
}

/** Tokens as a program of its own keeps them: with the first refresh token for ever, with a new code where a refresh was lost, or with a refresh for each call that was refused. */
export function ownAccess(
  { createCode, connect }: Start,
  mistake: 'keeps the first' | 'asks anew' | 'shares nothing',
): Access {
  const attempts = mistake === 'asks anew' ? { maxAttempts: 1 } : {};
  const grant = (body: object) => connect(attempts).POST('/v2/biz/code2token', { body });
  let first: string | undefined;
  let tokens: Loose;
  return {
    async getToken(refused) {
      const isOther = mistake === 'shares nothing' ? refused === undefined : tokens?.accessToken !== refused;
      if (tokens && isOther) return tokens.accessToken;
      const refreshToken = mistake === 'keeps the first' ? first : tokens?.refreshToken;
      const { data } = await grant(tokens ? { grantType: 'refresh_token', refreshToken } : { code: createCode() });
      tokens = data ?? (mistake === 'asks anew' ? (await grant({ code: createCode() })).data : tokens);
      first ??= tokens?.refreshToken;
      return tokens?.accessToken ?? '';
    },
  };
}

/** A barrier for two workers: one waits for the other, 100 ms at most, and they send together. */
export function createBarrier(): () => Promise<void> {
  let meet: (() => void) | undefined;
  return () =>
    new Promise((resolve) => {
      if (meet) {
        meet();
        resolve();
        return;
      }
      const timer = setTimeout(() => meet?.(), 100);
      meet = () => {
        clearTimeout(timer);
        meet = undefined;
        resolve();
      };
    });
}

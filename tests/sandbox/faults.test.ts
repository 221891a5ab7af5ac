import { expect, it, onTestFinished } from 'vitest';
import { encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { withSecondKey } from '../../packages/simulator/node/certification/second-key.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createNonce, signRequest } from '../../packages/simulator/protocol/signing/signer.ts';
import { verifyResponse } from '../../packages/simulator/protocol/signing/verification.ts';
import { PRODUCTS } from './driver.ts';
import { createHttpClient } from './http-client.ts';

const CARD = {
  cardManageId: PRODUCTS.P3,
  initialAmount: { value: '100.00', currency: 'USD' },
  merchantOrderNo: 'N-1',
};
const KEY = 'key-of-a-card';
const wallet = ['GET', '/v2/biz/wallet'] as const;
const open = ['POST', '/v2/card/open', CARD, KEY] as const;

async function start(state = createTestState({ seed: 'faults', time: Date.now() })) {
  const { server, stop } = createSandboxServer(state, {
    log: () => undefined,
  });
  const origin = await listen(server, 0);
  onTestFinished(stop);
  const client = await createHttpClient(origin);
  const plant = (kind: string, more: object = {}) => client.control('POST', 'faults', { kind, ...more });
  const listFaults = async () => (await client.control('GET', 'state')).faults;
  return { origin, plant, listFaults, ...client };
}

/** A response as it arrives, and whether its bytes have the published signature of the provider. */
async function receive(origin: string) {
  const { code } = await (await fetch(`${origin}/sandbox/codes`, { method: 'POST' })).json();
  const body = JSON.stringify({ code });
  const request = { method: 'POST', target: '/v2/biz/code2token', body };
  const signer = {
    merchantId: MERCHANT_ID,
    key: getTestKey('mk_sig_test_1'),
    now: Date.now,
    nonce: () => createNonce(),
  };
  const headers = { ...(await signRequest(request, signer)), 'Content-Type': 'application/json' };
  const response = await fetch(origin + request.target, { method: 'POST', headers, body, redirect: 'manual' });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name) ?? '';
  const signed = {
    status: response.status,
    requestId: header('X-Request-Id'),
    timestamp: header('X-Timestamp'),
    signature: header('X-Signature'),
    body: encodeUtf8(text),
  };
  const isGenuine = signed.signature !== '' && (await verifyResponse(signed, getTestKey('pk_sig_test_1')));
  return { response, text, keyId: header('X-Key-Id'), isGenuine };
}

it('cuts the connection before or after the commit', async () => {
  const { plant, send } = await start();
  await plant('cut_before_commit');
  await expect(send(...open)).rejects.toThrow('fetch failed');
  expect((await send('GET', '/v2/card')).data.total).toBe(0);

  await plant('cut_after_commit');
  await expect(send(...open)).rejects.toThrow('fetch failed');
  const { items } = (await send('GET', '/v2/card')).data;
  expect(items).toHaveLength(1);
  expect((await send(...open)).data.cardId).toBe(items[0].cardId);
});

it('answers 409001 while a request whose connection was cut still runs', async () => {
  const { plant, send } = await start();
  await plant('cut_after_commit', { runningMs: 60_000 });
  await expect(send(...open)).rejects.toThrow('fetch failed');
  expect(await send(...open)).toMatchObject({ code: 409001 });
});

it('holds a response', async () => {
  const { plant, send } = await start();
  await plant('delayed', { operation: 'getWallet', delayMs: 150 });
  const startedAt = performance.now();
  expect(await send(...wallet)).toMatchObject({ code: 0 });
  expect(performance.now() - startedAt).toBeGreaterThan(145);
});

it('sends responses that a client must not believe', async () => {
  const { origin, plant } = await start();
  expect(await receive(origin)).toMatchObject({ keyId: 'pk_sig_test_1', isGenuine: true });
  for (const [kind, keyId] of [
    ['unsigned', ''],
    ['altered', 'pk_sig_test_1'],
    ['other_key', 'pk_sig_unpublished'],
  ] as const) {
    await plant(kind);
    const { response, ...received } = await receive(origin);
    expect({ status: response.status, ...received }).toMatchObject({ status: 200, keyId, isGenuine: false });
  }
  await plant('forged_refusal');
  const { response, text, isGenuine } = await receive(origin);
  expect([response.status, JSON.parse(text).code, isGenuine]).toEqual([422, 422004, false]);
});

it('puts ids into a forged response that exist nowhere else', async () => {
  const { plant, send } = await start();
  await plant('altered', { operation: 'openCard' });
  const { cardId, orderId } = (await send(...open)).data;
  expect(await send('GET', `/v2/card/log/${orderId}`)).toMatchObject({ code: 404103 });
  expect((await send('GET', '/v2/card')).data.items[0].cardId).not.toBe(cardId);
});

it('signs what is written unusually, and refuses with codes that the contract does not have', async () => {
  const { origin, plant, send } = await start();
  await plant('respaced');
  const { text, isGenuine } = await receive(origin);
  expect([text.includes(String.raw`\u004fK`), JSON.parse(text).message, isGenuine]).toEqual([true, 'OK', true]);
  await plant('unknown_code', { operation: 'openCard', retryAfter: 3 });
  expect(await send(...open)).toMatchObject({ status: 503, code: 503099 });
  await plant('unknown_refusal', { operation: 'openCard' });
  expect(await send(...open)).toMatchObject({ code: 422999 });
  await plant('key_disabled', { operation: 'openCard' });
  expect(await send(...open)).toMatchObject({ code: 401011 });
});

it('declines an order, or keeps it processing', async () => {
  const { plant, send, control } = await start();
  await plant('order_declined');
  await plant('order_slow', { delayMs: 15_000 });
  const declined = (await send(...open)).data.orderId;
  const slow = (await send('POST', '/v2/card/open', { ...CARD, merchantOrderNo: 'N-2' }, 'another-key')).data.orderId;
  const readStatus = async (orderId: string) => (await send('GET', `/v2/card/log/${orderId}`)).data.status;
  await control('POST', 'clock', { advanceMs: 3000 });
  expect([await readStatus(declined), await readStatus(slow)]).toEqual(['failed', 'processing']);
  await control('POST', 'clock', { advanceMs: 13_000 });
  expect(await readStatus(slow)).toBe('success');
});

it('redirects to nowhere and executes nothing', async () => {
  const { origin, plant, send } = await start();
  await plant('redirect');
  const { response, text } = await receive(origin);
  expect([response.status, response.headers.get('Location'), text]).toEqual([307, '/redirected', '']);
  // The one who follows arrives with the signed request.
  await plant('redirect');
  expect(await send(...open)).toMatchObject({ code: 404001 });
  expect((await send('GET', '/v2/card')).data.total).toBe(0);
});

it('sends fields and statuses that the contract does not have, signed', async () => {
  const { origin, plant, send } = await start();
  await plant('unknown_field');
  const { text, isGenuine } = await receive(origin);
  expect(JSON.parse(text).data).toHaveProperty('addedLater');
  expect(isGenuine).toBe(true);

  // Nothing of the wallet has a status: the fault waits.
  await plant('unknown_status');
  expect((await send(...wallet)).data).not.toHaveProperty('status');
  const opened = await send(...open);
  expect(opened.data.status).toBe('settling');
  expect((await send(...open)).data).toMatchObject({ orderId: opened.data.orderId, status: 'processing' });
});

it('ends the access token of a request for good', async () => {
  const { plant, send } = await start();
  await plant('token_ended');
  expect(await send(...wallet)).toMatchObject({ status: 401, code: 401003 });
  expect(await send(...wallet)).toMatchObject({ status: 401, code: 401003 });
});

it('leaves a fault to the next request when a request is refused before it', async () => {
  const { plant, send, listFaults } = await start();
  await plant('cut_after_commit', { operation: 'openCard' });
  expect(await send('POST', '/v2/card/open', { ...CARD, merchantOrderNo: '' }, KEY)).toMatchObject({ status: 400 });
  expect(await listFaults()).toHaveLength(1);
  await expect(send(...open)).rejects.toThrow('fetch failed');
  expect(await listFaults()).toHaveLength(0);
});

it('signs with the second key of the provider, and waits where there is none', async () => {
  const usual = createTestState({ seed: 'faults', time: Date.now() });
  const { origin, plant, listFaults } = await start(withSecondKey(usual));
  await plant('second_key');
  const { keyId, isGenuine } = await receive(origin);
  expect([keyId, isGenuine]).toEqual(['pk_sig_test_2', false]);
  expect((await receive(origin)).keyId).toBe('pk_sig_test_1');
  expect(await listFaults()).toEqual([]);
  const other = await start();
  await other.plant('second_key');
  expect((await receive(other.origin)).keyId).toBe('pk_sig_test_1');
  expect(await other.listFaults()).toHaveLength(1);
});

it('holds a response until the client leaves, and keeps what was executed', async () => {
  const { plant, send } = await start();
  await plant('held', { operation: 'openCard', delayMs: 300 });
  const begin = performance.now();
  const first = await send(...open);
  expect(performance.now() - begin).toBeGreaterThan(280);
  expect(await send(...open)).toEqual(first);
});

import { expect, it } from 'vitest';
import type { SeenCall } from '../../packages/simulator/core/envelope/seen-call.ts';
import { stopClock } from '../../packages/simulator/core/state/clock.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import { createTestState, getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { withHolder } from '../../packages/simulator/node/server/example-holder.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { createClient } from '../../site/client/index.ts';
import type { ClientOptions } from '../../site/client/types.ts';
import { readExampleHolder } from '../../site/generate/example-holder.ts';
import { createCode } from '../../site/provider/access/access-token.ts';
import { createPageCertifier } from '../../site/provider/certification-page/calls/page-certifier.ts';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { CARD, RECHARGE } from '../certification/program.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';

/** A provider as a page has it, and a client whose calls it receives. */
async function openPage(options: Partial<ClientOptions> = {}) {
  const time = Date.now();
  const state = withHolder(createTestState({ seed: 'page', time, clock: stopClock(time) }), readExampleHolder(ROOT));
  const calls: SeenCall[] = [];
  const provider = createPageProvider(createMemoryStorage(state), (call) => calls.push(call));
  const { control } = provider;
  await control('topUpWallet', {}, { amount: { value: '500.00', currency: 'USD' } });
  const client: Loose = createClient({
    baseUrl: 'https://page.invalid',
    merchantId: MERCHANT_ID,
    signingKey: { ...getTestKey('mk_sig_test_1') },
    verificationKeys: [publicKey('pk_sig_test_1')],
    encryptionKey: publicKey('pk_enc_test_1'),
    decryptionKey: { ...getTestKey('mk_enc_test_1') },
    access: { code: await createCode(provider) },
    async fetch(url, init) {
      const { pathname, search } = new URL(String(url));
      const body = init?.body as Uint8Array<ArrayBuffer> | undefined;
      const headers = [...new Headers(init?.headers)];
      const request = { method: init?.method ?? 'GET', target: pathname + search, headers, ...(body && { body }) };
      const response = await provider.send(request);
      return new Response(response?.body, response);
    },
    ...options,
  });
  const open = (number: string) =>
    client.POST('/v2/card/open', { body: CARD(number), headers: { 'Idempotency-Key': `key-of-the-order-${number}` } });
  const certify = async () => {
    const certifier = createPageCertifier();
    for (const call of calls) await certifier.observe(call, provider.getState());
    const report = certifier.readReport();
    const list = (wanted: string) => report.points.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
    return { report, passed: list('passed'), failed: list('failed') };
  };
  return { client, control, open, certify };
}

it('grades calls to the provider in the page, encrypted fields included', async () => {
  const { client, control, open, certify } = await openPage();
  const { data } = await open('P-1');
  await control('setClock', {}, { advanceMs: 5000 });
  await control('addFault', {}, { kind: 'cut_after_commit', operation: 'rechargeCard' });
  await client.GET('/v2/card/log/{orderId}', { params: { path: { orderId: data.orderId } } });
  await client.PATCH('/v2/card/recharge', { body: RECHARGE(data.cardId, 'RC-1') });
  const { cardId } = data;
  for (const pin of ['4829', '5937'])
    await client.PATCH('/v2/card/pwd/{cardId}', {
      params: { path: { cardId } },
      body: { encryptedPin: { pin, cardId } },
    });
  const { report, passed, failed } = await certify();
  expect(failed).toEqual([]);
  expect(passed).toEqual(expect.arrayContaining(['I2', 'U1', 'U2', 'C1', 'C2']));
  expect(report).toMatchObject({ mode: 'watch', requests: 7 });
});

it('takes a clock that was moved for a wait', async () => {
  const { control, open, certify } = await openPage({ maxAttempts: 1 });
  await open('P-1');
  await control('addFault', {}, { kind: 'rate_limited', operation: 'openCard', retryAfter: 3 });
  await open('P-2');
  await control('setClock', {}, { advanceMs: 3000 });
  await open('P-2');
  const { passed, failed } = await certify();
  expect([failed, passed.includes('R1')]).toEqual([[], true]);
});

it('R1 and nothing else fails when a call is repeated at once', async () => {
  const { control, open, certify } = await openPage({ maxAttempts: 1 });
  await open('P-1');
  await control('addFault', {}, { kind: 'rate_limited', operation: 'openCard', retryAfter: 3 });
  await open('P-2');
  await open('P-2');
  expect((await certify()).failed).toEqual(['R1']);
});

import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listValues } from '../../packages/simulator/core/state/table.ts';
import { getTestKey } from '../../packages/simulator/core/test-merchant.ts';
import { classify, leavesEarlierOpen } from '../../site/client/retry-classes.ts';
import type { SentCall, Tokens } from '../../site/client/types.ts';
import { getRecord, readDocument } from '../contract/documents.ts';
import { publicKey, startStage } from './stage.ts';

const GIFT = { cardManageId: 'cm_01KF0AP900CXAQNQ4JWJ8J5FJM', initialAmount: { value: '10.00', currency: 'USD' } };
const opening = (merchantOrderNo: string) => ({ body: { ...GIFT, merchantOrderNo } });

async function start() {
  const stage = await startStage();
  onTestFinished(stage.stop);
  return stage;
}

it('repeats a call whose response was lost with the same key and bytes, signed anew, and the money moves once', async () => {
  const stage = await start();
  stage.disturb('cut');
  const { data, response } = await stage.connect().POST('/v2/card/open', opening('OP-1'));
  const attempts = stage.seen.filter(({ path }) => path === '/v2/card/open');

  expect(data.orderId).toMatch(/^ord_/);
  expect(response?.headers.get('Idempotency-Replayed')).toBe('true');
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(attempts.map(({ body }) => body)).size).toBe(1);
  expect(new Set(attempts.map(({ headers }) => headers['x-nonce'])).size).toBe(2);
});

it('repeats a call that an HTTP library has sent twice, because 401010 does not say that nothing was executed', async () => {
  const stage = await start();
  stage.disturb('twice');
  const { data, response } = await stage.connect().POST('/v2/card/open', opening('OP-1'));

  expect(data.orderId).toMatch(/^ord_/);
  expect(response?.headers.get('Idempotency-Replayed')).toBe('true');
});

it('counts 401010 of the last attempt as unknown, never as refused', async () => {
  const stage = await start();
  stage.disturb('twice');
  const { error } = await stage.connect({ maxAttempts: 1 }).POST('/v2/card/open', opening('OP-1'));

  expect(error).toMatchObject({ kind: 'unknown', reason: 'duplicate' });
  expect(listValues(stage.host.getState().cards.cards)).toHaveLength(1);
});

it('encrypts once, so that a repeat sends the same ciphertext', async () => {
  const stage = await start();
  stage.disturb('cut');
  await stage
    .connect()
    .POST('/v2/card/active', { body: { cardId: 'card_01KF0AP900QH1A0BJJ2XYJ7F7D', encryptedCvv: { cvv: '123' } } });
  const [first, second] = stage.seen.filter(({ path }) => path === '/v2/card/active');

  expect(first?.body).toContain('"encryptedCvv":"eyJ');
  expect(second?.body).toBe(first?.body);
});

it('leaves no plain text out where the client has no key to encrypt with', async () => {
  const stage = await start();
  const client = stage.connect({ encryptionKey: undefined });

  await expect(client.POST('/v2/card/active', { body: { encryptedCvv: { cvv: '123' } } })).rejects.toThrow(
    /encryptionKey/,
  );
  expect(stage.seen).toEqual([]);
});

it('accepts no response that was altered, and calls the outcome unknown', async () => {
  const stage = await start();
  stage.disturb('alter');
  const { error, data } = await stage.connect().POST('/v2/card/open', opening('OP-1'));

  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: 'unknown', reason: 'unverified' });
  expect(String(error)).toContain('its bytes are not those that were signed with the key pk_sig_test_1');
});

it('accepts no response of a key that it was not given', async () => {
  const stage = await start();
  const { error } = await stage.connect({ verificationKeys: [publicKey('pk_enc_test_1')] }).GET('/v2/biz/wallet');

  expect(error).toMatchObject({ kind: 'unknown', reason: 'unverified' });
  expect(String(error)).toBe(
    'UnknownOutcomeError: GET /v2/biz/wallet: outcome unknown, the response was not accepted: it names the key pk_sig_test_1, which is not in verificationKeys.',
  );
});

it('accepts no response that was signed long before the call', async () => {
  const stage = await start();
  stage.host.control({ method: 'POST', path: '/sandbox/clock', body: { advanceMs: 0 } });
  const client = stage.connect();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { error } = await client.GET('/v2/biz/wallet');

  expect(error).toMatchObject({ kind: 'unknown', reason: 'unverified' });
  expect(String(error)).toContain('it was signed more than 5 minutes before the call, or the clock is wrong');
});

it('follows no redirect', async () => {
  const stage = await start();
  stage.disturb('redirect');
  const { error } = await stage.connect().POST('/v2/card/open', opening('OP-1'));

  expect(error).toMatchObject({ kind: 'unknown', reason: 'redirect' });
  expect(stage.seen.filter(({ path }) => path === '/v2/card/open')).toHaveLength(1);
  expect(listValues(stage.host.getState().cards.cards)).toEqual([]);
});

it('ends an attempt at its time limit, and the call with an outcome that is unknown', async () => {
  const stage = await start();
  stage.disturb('silence', 'silence');
  const { error } = await stage.connect({ timeoutMs: 300, maxAttempts: 2 }).POST('/v2/card/open', opening('OP-1'));

  expect(error).toMatchObject({ kind: 'unknown', reason: 'timeout' });
  expect(inspect(error, { depth: 9 })).not.toMatch(/OP-1|atk_/);
});

it('repeats a call of before in another process, from what beforeSend stored', async () => {
  const stage = await start();
  const stored: SentCall[] = [];
  stage.disturb('cut');
  const first = stage.connect({ maxAttempts: 1, beforeSend: (call) => void stored.push(call) });
  const { error } = await first.POST('/v2/card/open', opening('OP-1'));
  expect(error).toMatchObject({ kind: 'unknown', reason: 'connection', call: stored[0] });

  const [call] = stored;
  const { data, response } = call ? await stage.connect().repeat(call) : {};
  expect(response?.headers.get('Idempotency-Replayed')).toBe('true');
  expect(data).toMatchObject({ orderId: expect.stringMatching(/^ord_/) });
});

it('does not count a refusal as the outcome while an earlier attempt is unknown', async () => {
  const stage = await start();
  const client = stage.connect({ maxAttempts: 2 });
  stage.control('POST /sandbox/faults', { kind: 'timeout_after_commit', operation: 'openCard' });
  stage.control('POST /sandbox/faults', { kind: 'rate_limited', operation: 'openCard' });
  const { error } = await client.POST('/v2/card/open', opening('OP-1'));

  expect(error).toMatchObject({ kind: 'unknown', reason: 'server' });
});

it('does not count an early refusal of a repeat as the outcome of what was sent before', async () => {
  const stage = await start();
  const stored: SentCall[] = [];
  stage.disturb('cut');
  const client = stage.connect({ maxAttempts: 1, beforeSend: (call) => void stored.push(call) });
  await client.POST('/v2/card/open', opening('OP-1'));
  stage.control('POST /sandbox/faults', { kind: 'rate_limited', operation: 'openCard' });
  const [call = { method: '', url: '' }] = stored;

  expect((await client.repeat(call)).error).toMatchObject({ kind: 'unknown', reason: 'earlier' });
  expect((await client.repeat(call)).data).toMatchObject({ orderId: expect.stringMatching(/^ord_/) });
  expect(stored).toHaveLength(1);
});

it('resolves with a refusal of the API, with its code, and does not repeat it', async () => {
  const stage = await start();
  const { error } = await stage.connect().POST('/v2/card/open', { body: { ...GIFT, merchantOrderNo: '' } });

  expect(error).toMatchObject({ kind: 'refused', status: 400, code: 400002, name: expect.any(String) });
  expect(error).toHaveProperty('details.0.field', 'merchantOrderNo');
  expect(stage.seen.filter(({ path }) => path === '/v2/card/open')).toHaveLength(1);
});

it('waits for a service that is busy, and gives the wait to the caller where it is too long', async () => {
  const stage = await start();
  const client = stage.connect({ maxWaitMs: 2000 });
  stage.control('POST /sandbox/faults', { kind: 'unavailable', operation: 'getWallet', retryAfter: 1 });
  expect((await client.GET('/v2/biz/wallet')).data).toBeDefined();

  stage.control('POST /sandbox/faults', { kind: 'rate_limited', operation: 'getWallet', retryAfter: 60 });
  expect((await client.GET('/v2/biz/wallet')).error).toMatchObject({
    kind: 'refused',
    code: 429001,
    retryAfterMs: 60_000,
  });
});

it('exchanges a code once and refreshes once, however many calls wait, and stores the new tokens first', async () => {
  const stage = await start();
  const saved: Tokens[] = [];
  const { code } = stage.control('POST /sandbox/codes');
  const client = stage.connect({ access: { code, saveTokens: (tokens) => void saved.push(tokens) } });
  const callTogether = () => Promise.all([1, 2, 3].map(() => client.GET('/v2/biz/wallet')));
  const exchanges = () =>
    stage.seen.filter(({ path }) => path === '/v2/biz/code2token').map(({ body }) => Object.keys(JSON.parse(body)));

  expect((await callTogether()).map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(exchanges()).toEqual([['code']]);

  // The token ends before its time, as one that was revoked does.
  stage.advance(7200);
  expect((await callTogether()).map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
  expect(exchanges()).toEqual([['code'], ['grantType', 'refreshToken']]);
  expect(saved).toHaveLength(2);

  const next = stage.connect({ access: { tokens: saved[1] ?? { accessToken: '', refreshToken: '', expiresAt: 0 } } });
  expect((await next.GET('/v2/biz/wallet')).data).toBeDefined();
});

it('resolves with the refusal of a code that is not valid', async () => {
  const stage = await start();
  const { error } = await stage.connect({ access: { code: 'x'.repeat(40) } }).GET('/v2/biz/wallet');

  expect(error).toMatchObject({ kind: 'refused', code: 401004 });
});

it('asks for another token after a refusal where several processes share tokens', async () => {
  const stage = await start();
  const refusals: (string | undefined)[] = [];
  const client = stage.connect({
    access: {
      getToken: async (refused) => {
        refusals.push(refused);
        return `atk_${refusals.length}`.padEnd(47, '_');
      },
    },
  });
  const { error } = await client.GET('/v2/biz/wallet');

  expect(error).toMatchObject({ kind: 'refused', status: 401 });
  expect(refusals).toEqual([undefined, 'atk_1'.padEnd(47, '_')]);
});

it('sends the key that the caller chose, and ends by the signal of the caller', async () => {
  const stage = await start();
  const client = stage.connect();
  const end = new AbortController();
  stage.disturb('silence');
  const calling = client.POST('/v2/card/open', {
    ...opening('OP-1'),
    headers: { 'Idempotency-Key': 'a-key-of-my-own-1' },
    signal: end.signal,
  });
  await vi.waitFor(() => expect(stage.seen.some(({ path }) => path === '/v2/card/open')).toBe(true));
  end.abort();

  expect((await calling).error).toMatchObject({ kind: 'unknown', reason: 'aborted' });
  expect(stage.seen.at(-1)?.headers['idempotency-key']).toBe('a-key-of-my-own-1');
});

it('reads keys as PEM', async () => {
  const stage = await start();
  const pem = (kid: string) => ({
    kid,
    pem: createPrivateKey({ key: { ...getTestKey(kid) }, format: 'jwk' })
      .export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  });
  const publicPem = (kid: string) => ({
    kid,
    pem: createPublicKey(pem(kid).pem).export({ type: 'spki', format: 'pem' }).toString(),
  });
  const client = stage.connect({ signingKey: pem('mk_sig_test_1'), verificationKeys: [publicPem('pk_sig_test_1')] });

  expect((await client.GET('/v2/biz/wallet')).data).toBeDefined();
});

it('says which key it cannot read', async () => {
  const stage = await start();
  const client = stage.connect({ signingKey: publicKey('mk_sig_test_1') });

  await expect(client.GET('/v2/biz/wallet')).rejects.toThrow('signingKey: the key mk_sig_test_1 is a public one.');
});

it('repeats by itself what the contract lets repeat, but for waits of minutes and days', () => {
  const { schemas } = getRecord(readDocument('openapi/common.yaml').components, 'components');
  const errors = getRecord(getRecord(getRecord(schemas, 'schemas').ErrorCode, 'ErrorCode')['x-errors'], 'x-errors');
  const repeated = Object.keys(errors).filter((code) =>
    ['busy', 'unknown'].includes(classify(Math.floor(Number(code) / 1000), Number(code))),
  );
  const allowed = Object.entries(errors).flatMap(([code, error]) =>
    getRecord(error, code).retry === 'yes' ? [code] : [],
  );

  // An order of this card, open purchases, too many wrong codes.
  expect(allowed.filter((code) => !repeated.includes(code))).toEqual(['409103', '409104', '422106']);
  // The same bytes with another nonce: what the contract wants, and what each attempt has.
  expect(repeated.filter((code) => !allowed.includes(code))).toEqual(['401010']);
});

it('has every refusal that comes before the check of the idempotency key', () => {
  const guide = readFileSync('guides/en/guide/retries.md', 'utf8');
  const rows = [...guide.matchAll(/^\| (\d+) \| [^|]* \| ([^|]*) \|$/gm)];
  const codes = rows.flatMap(([, step, list = '']) =>
    (list.match(/\d{6}/g) ?? []).map((code) => ({ step: Number(step), code: Number(code) })),
  );
  expect(codes.length).toBeGreaterThan(25);

  for (const { step, code } of codes.filter(({ code }) => ![400004, 422001].includes(code)))
    expect(leavesEarlierOpen(Math.floor(code / 1000), code), String(code)).toBe(step <= 11 || code === 409001);
});

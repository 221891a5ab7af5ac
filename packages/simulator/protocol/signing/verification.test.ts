import { expect, it } from 'vitest';
import { getKey } from '../../../../tests/contract/published-vectors.ts';
import { createNonce, signRequest } from './signer.ts';
import { type RequestOnWire, verifyQuery, verifyRequest } from './verification.ts';

const merchantKey = getKey('mk_sig_test_1');
const encryptionKey = getKey('mk_enc_test_1');
const merchantId = 'mch_01KF0AP900N5Y4WP04V8T304CJ';
const now = 1768464000000;
const verifier = {
  findKey: (merchant: string, kid: string) =>
    merchant === merchantId && kid === merchantKey.kid ? merchantKey : undefined,
  now,
};

it('accepts a request, its headers in any case', async () => {
  const check = await verifyRequest(await signedRequest(), verifier);

  expect(check).toMatchObject({ ok: true, credentials: { merchantId, keyId: 'mk_sig_test_1' } });
});

it('lists every header that is missing or ill-formed before anything else', async () => {
  const request = await signedRequest({ 'x-nonce': 'short', 'x-timestamp': '1768464000', 'x-signature': '' });

  expect(await verifyRequest(request, verifier)).toEqual({
    ok: false,
    step: 'credentials',
    code: 400003,
    malformed: ['timestamp', 'nonce', 'signature'],
    missing: ['signature'],
  });
});

it('accepts a clock that is 300 seconds off in either direction, and no more', async () => {
  const request = await signedRequest();
  const checkAt = async (skew: number) => (await verifyRequest(request, { ...verifier, now: now + skew })).ok;

  expect(await Promise.all([-300_000, 300_000, -300_001, 300_001].map(checkAt))).toEqual([true, true, false, false]);
});

it('checks the time before the key, and the key before the signature', async () => {
  const request = await signedRequest({ 'x-key-id': 'mk_sig_test_9' });
  const late = { ...verifier, now: now + 300_001 };

  expect(await verifyRequest(request, late)).toMatchObject({ step: 'timestamp', code: 401009 });
  expect(await verifyRequest(request, verifier)).toMatchObject({ step: 'key', code: 401011 });
});

it('does not accept the key of another merchant, or one for encryption', async () => {
  const foreign = await signedRequest({ 'x-merchant-id': 'mch_01KF0AP900N5Y4WP04V8T304CK' });

  expect(await verifyRequest(foreign, verifier)).toMatchObject({ step: 'key', code: 401011 });
  expect(await verifyRequest(await signedRequest(), { ...verifier, findKey: () => encryptionKey })).toMatchObject({
    step: 'key',
  });
});

it.each([
  { part: 'method', change: { method: 'PUT' } },
  { part: 'query', change: { target: '/v2/card?pageSize=20&page=1' } },
  { part: 'body', change: { body: '{ }' } },
])('says what it expected to be signed when the $part differs', async ({ change }) => {
  const check = await verifyRequest({ ...(await signedRequest()), ...change }, verifier);

  expect(check).toMatchObject({ ok: false, step: 'signature', code: 401008 });
  expect(check).toHaveProperty('stringToSign', expect.stringContaining(merchantId));
});

it('refuses a signed query with a repeated parameter, or with none', async () => {
  const query = `merchantId=${merchantId}&merchantId=${merchantId}&timestamp=${now}&keyId=k&nonce=${createNonce()}`;
  const request = { method: 'POST', target: `/user/refresh?${query}` };

  expect(await verifyQuery(request, verifier)).toMatchObject({ code: 400003, malformed: ['merchantId', 'signature'] });
  expect(await verifyQuery({ ...request, target: '/user/refresh' }, verifier)).toHaveProperty('malformed.length', 5);
  expect(await verifyQuery({ ...request, target: '/user/refresh?%' }, verifier)).toHaveProperty('malformed.length', 5);
});

it('makes nonces of 32 hex digits that do not repeat', () => {
  expect(createNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(createNonce()).not.toBe(createNonce());
});

/** A signed GET, with some headers replaced after signing. */
async function signedRequest(replaced: Record<string, string> = {}): Promise<RequestOnWire> {
  const request = { method: 'GET', target: '/v2/card?page=1&pageSize=20' };
  const signed = await signRequest(request, { merchantId, key: merchantKey, now: () => now, nonce: createNonce });
  const headers = new Headers({ ...signed, ...replaced });
  for (const [name, value] of Object.entries(replaced)) headers.set(name, value);
  return { ...request, header: (name) => headers.get(name) };
}

// Opens a card in the simulator and adds money to it: the calls of the quick start, each signed, each response verified.
// Node.js 20 or newer runs it; nothing to install. test-vectors.json with the published test keys is in the same folder.
import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  publicEncrypt,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// A test key signs here. In production: your own key, from a key store.
const [MERCHANT_ID, KEY_ID] = ['mch_01KF0AP900N5Y4WP04V8T304CJ', 'mk_sig_test_1'];
const { keys } = JSON.parse(readFileSync(new URL('test-vectors.json', import.meta.url), 'utf8'));
const jwk = (kid) => {
  const key = keys.find((one) => one.kid === kid);
  return key && { key, format: 'jwk' };
};
const { BASE_URL, AUTH_CODE } = process.env;
if (!BASE_URL || !AUTH_CODE)
  throw new Error('Set BASE_URL and AUTH_CODE: run the line with `source` that `npx api-docs sandbox` prints.');

let accessToken;

/** One call: signs the request, verifies the response, and returns its data. */
async function call(method, target, payload) {
  const body = payload ? JSON.stringify(payload) : '';
  const [timestamp, nonce] = [String(Date.now()), randomBytes(16).toString('hex')];
  const headers = {
    'X-Merchant-Id': MERCHANT_ID,
    'X-Key-Id': KEY_ID,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': sign(
      'sha256',
      linesOf(method, target, MERCHANT_ID, timestamp, nonce, sha256(body)),
      createPrivateKey(jwk(KEY_ID)),
    ).toString('base64'),
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    // In production: store key and body in your database first, and repeat both after a timeout.
    ...(accessToken && body && { 'Idempotency-Key': randomUUID() }),
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const response = await fetch(BASE_URL + target, {
    method,
    headers,
    body: body || undefined,
    // Following one would send token, signature and body to another address.
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new Error(`Redirect (HTTP ${status}), not followed: the API never sends one. Check BASE_URL.`);
  const text = await response.text();
  const header = (name) => response.headers.get(name) ?? '';
  const signed = linesOf(status, header('X-Request-Id'), header('X-Timestamp'), sha256(text));
  const signature = Buffer.from(header('X-Signature'), 'base64');
  const key = jwk(header('X-Key-Id'));
  if (!key || !verify('sha256', signed, createPublicKey(key), signature))
    throw new Error(`The response is not signed by the provider (HTTP ${status}).`);
  const { code, error, message, data } = JSON.parse(text);
  console.log(method, target, status);
  if (code !== 0) throw new Error(`${code} ${error}: ${message}`);
  return data;
}

/** A field that only the provider can read: compact JWE, RSA-OAEP-256 and A256GCM. */
function encrypted(plaintext, kid) {
  const header = Buffer.from(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, cty: 'json' })).toString(
    'base64url',
  );
  const [contentKey, iv] = [randomBytes(32), randomBytes(12)];
  const wrapped = publicEncrypt({ key: createPublicKey(jwk(kid)), oaepHash: 'sha256' }, contentKey);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(header));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(plaintext)), cipher.final()]);
  return [header, ...[wrapped, iv, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

function linesOf(...lines) {
  return Buffer.from(lines.map((line) => `${line}\n`).join(''));
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads an object until its status is another one. */
async function waitUntilNot(status, target) {
  for (;;) {
    await wait(2000);
    const found = await call('GET', target);
    if (found.status !== status) return found;
  }
}

const usd = (value) => ({ value, currency: 'USD' });

// 1. The one-time code becomes an access token.
({ accessToken } = await call('POST', '/v2/biz/code2token', { code: AUTH_CODE }));

// 2. A card holder; the document number is encrypted. 3. Wait for the identity check.
const { holderId } = await call('POST', '/v2/holder', {
  firstName: 'Alex',
  lastName: 'Chan',
  birthDate: '1992-04-18',
  nationality: 'SG',
  email: 'alex.chan@example.com',
  phone: { countryCode: '65', number: '81234567' },
  address: { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' },
  document: {
    type: 'passport',
    issuingCountry: 'SG',
    encryptedNumber: encrypted({ number: 'E12345678', iat: Math.floor(Date.now() / 1000) }, 'pk_enc_test_1'),
  },
});
await waitUntilNot('pending', `/v2/holder/${holderId}`);

// 4. A Visa virtual card with 100.00 USD. 5. Wait for the order.
const opening = await call('POST', '/v2/card/open', {
  cardManageId: 'cm_01KF0AP900XV7GZW9XHY55RMEZ',
  holderId,
  initialAmount: usd('100.00'),
  merchantOrderNo: `OP-${Date.now()}`,
});
const opened = await waitUntilNot('processing', `/v2/card/log/${opening.orderId}`);
console.log('opened', opened.status, opened.walletAmount.value);

// 6. Another 100.00 USD for the card. 7. Wait for the order.
const recharge = await call('PATCH', '/v2/card/recharge', {
  cardId: opening.cardId,
  amount: usd('100.00'),
  merchantOrderNo: `RC-${Date.now()}`,
});
const recharged = await waitUntilNot('processing', `/v2/card/log/${recharge.orderId}`);
console.log('recharged', recharged.status, recharged.walletAmount.value);

// For further calls about this card.
console.log(`export CARD_ID=${opening.cardId}`);

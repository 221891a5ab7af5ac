// httpyac runs scripts in Node.js: its cryptography signs what is about to leave.
const { createHash, createPrivateKey, randomBytes, sign } = require('node:crypto');

const jwk = JSON.parse(signingKey);
const body = request.body === undefined ? '' : String(request.body);
const [, origin, target] = /^([a-z]+:\/\/[^/]+)(.*)$/.exec(request.url);
const timestamp = String(Date.now());
const nonce = randomBytes(16).toString('hex');
const digest = createHash('sha256').update(body).digest('hex');
const key = createPrivateKey({ key: jwk, format: 'jwk' });
const signFor = (signedTarget) =>
  sign(
    'sha256',
    [request.method, signedTarget, merchantId, timestamp, nonce, digest].map((line) => `${line}\n`).join(''),
    key,
  ).toString('base64');

if (target.startsWith('/user/')) {
  // The token service takes the signature in its query.
  const encode = (text) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  const { pathname, searchParams } = new URL(request.url);
  const pairs = [...searchParams, ...Object.entries({ merchantId, keyId: jwk.kid, timestamp, nonce })];
  const query = pairs
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  request.url = `${origin}${pathname}?${query}&signature=${encode(signFor(`${pathname}?${query}`))}`;
} else {
  Object.assign(request.headers, {
    'X-Merchant-Id': merchantId,
    'X-Key-Id': jwk.kid,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Signature': signFor(target),
    ...(!target.startsWith('/v2/biz/code2token') && { Authorization: `Bearer ${accessToken}` }),
  });
}

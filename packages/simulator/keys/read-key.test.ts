import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { sign, verify } from '../protocol/signing/rsa-signature.ts';
import { readKey } from './read-key.ts';
import { isPrivate } from './rsa-keys.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

it.each([
  ['PKCS #8', printPrivate('pkcs8')],
  ['PKCS #1', printPrivate('pkcs1')],
  ['PKCS #1 under the label of PKCS #8', printPrivate('pkcs1').replaceAll('RSA PRIVATE', 'PRIVATE')],
  ['base64 without a frame', printPrivate('pkcs8').replace(/-----.*-----/g, '')],
  ['PEM from a JSON file, with escaped line feeds', JSON.stringify(printPrivate('pkcs8')).slice(1, -1)],
  ['PEM with CRLF', printPrivate('pkcs8').replaceAll('\n', '\r\n')],
  ['JWK', JSON.stringify(pair.privateKey.export({ format: 'jwk' }))],
  [
    'a set of JWKs',
    JSON.stringify({ keys: [{ kty: 'EC' }, { ...pair.privateKey.export({ format: 'jwk' }), kid: 'k1' }] }),
  ],
])('reads a private key as %s, which signs', async (_, text) => {
  const read = await readKey(text, 'k1', 'sig');
  const other = await readKey(printPublic('spki'), 'k1', 'sig');
  if (!read.ok || !isPrivate(read.key) || !other.ok) throw new Error('not read');

  expect(await verify('a', await sign('a', read.key), other.key)).toBe(true);
});

it.each([
  ['SPKI', printPublic('spki')],
  ['PKCS #1', printPublic('pkcs1')],
  ['SPKI under the label of a private key', printPublic('spki').replaceAll('PUBLIC', 'PRIVATE')],
])('reads a public key as %s, and tells it from a private one', async (_, text) => {
  const read = await readKey(text, 'k1', 'sig');

  expect(read.ok && isPrivate(read.key)).toBe(false);
  expect(read).toMatchObject({ ok: true, key: { kid: 'k1', n: pair.publicKey.export({ format: 'jwk' }).n } });
});

it('reads a JWK under its own id', async () => {
  const jwk = { ...createPrivateKey(pkcs8).export({ format: 'jwk' }), kid: 'own' };

  expect(await readKey(JSON.stringify(jwk), 'k1', 'sig')).toMatchObject({
    ok: true,
    key: { kid: 'own', alg: 'RS256' },
  });
});

it.each([
  ['encrypted', '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----'],
  [
    'encrypted',
    '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES\n\nAAAA\n-----END RSA PRIVATE KEY-----',
  ],
  ['otherFormat', 'ssh-rsa AAAAB3NzaC1yc2E'],
  ['otherFormat', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  [
    'notRsa',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ],
  ['notKey', ''],
  ['notKey', 'hello'],
  ['notKey', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'],
  ['notKey', '{"kty":"RSA","n":"@","e":"AQAB"}'],
  ['notRsa', '{"kty":"EC","x":"a","y":"b"}'],
  [
    'tooShort',
    generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
])('says %s of a text that is no key of this API', async (problem, text) => {
  expect(await readKey(text, 'k1', 'sig')).toEqual({ ok: false, problem });
});

function printPrivate(type: 'pkcs1' | 'pkcs8'): string {
  return pair.privateKey.export({ type, format: 'pem' }).toString();
}

function printPublic(type: 'pkcs1' | 'spki'): string {
  return pair.publicKey.export({ type, format: 'pem' }).toString();
}

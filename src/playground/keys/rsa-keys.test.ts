import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { sign, verify } from '../../protocol/signing/rsa-signature.ts';
import { exportPublicPem, isPrivate, makeKeyPair, readKey } from './rsa-keys.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const spki = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();

it('reads both halves from PEM, which sign and verify', async () => {
  const [own, other] = await Promise.all([readKey(pkcs8, 'k1', 'sig'), readKey(spki, 'k1', 'sig')]);
  if (!own.ok || !other.ok || !isPrivate(own.key)) throw new Error('not read');

  expect(await verify('a', await sign('a', own.key), other.key)).toBe(true);
  expect(isPrivate(other.key)).toBe(false);
});

it('reads a JWK under its own id', async () => {
  const jwk = { ...createPrivateKey(pkcs8).export({ format: 'jwk' }), kid: 'own' };

  expect(await readKey(JSON.stringify(jwk), 'k1', 'sig')).toMatchObject({
    ok: true,
    key: { kid: 'own', alg: 'RS256' },
  });
});

it.each([
  ['pkcs1', pair.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
  ['encrypted', '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----'],
  ['notKey', 'ssh-rsa AAAAB3NzaC1yc2E'],
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

it('makes pairs of 3072 bits, whose public half other programs read', async () => {
  const key = await makeKeyPair('made', 'sig');
  const pem = await exportPublicPem(key);

  expect(createPublicKey(pem).asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(createPublicKey(pem).export({ format: 'jwk' })).toMatchObject({ n: key.n, e: key.e });
});

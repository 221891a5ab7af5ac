import { createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { exportPublicPem, makeKeyPair } from './rsa-keys.ts';

it('makes pairs of 3072 bits, whose public half other programs read', async () => {
  const key = await makeKeyPair('made', 'sig');
  const pem = await exportPublicPem(key);

  expect(createPublicKey(pem).asymmetricKeyDetails?.modulusLength).toBe(3072);
  expect(createPublicKey(pem).export({ format: 'jwk' })).toMatchObject({ n: key.n, e: key.e });
});

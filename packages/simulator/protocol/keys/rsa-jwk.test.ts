import { expect, it } from 'vitest';
import { getKey } from '../../../../tests/contract/published-vectors.ts';
import { importRsaKey } from './rsa-jwk.ts';

const signing = getKey('mk_sig_test_1');
const encryption = getKey('mk_enc_test_1');

it('imports a key for its own use, so that it cannot be exported', async () => {
  expect(await importRsaKey(signing, 'sign')).toMatchObject({ type: 'private', extractable: false, usages: ['sign'] });
  expect(await importRsaKey(encryption, 'encrypt')).toMatchObject({ type: 'public', usages: ['encrypt'] });
});

it('takes the public half of a private key to verify', async () => {
  expect(await importRsaKey(signing, 'verify')).toMatchObject({ type: 'public', usages: ['verify'] });
});

it.each([
  { key: signing, usage: 'encrypt' },
  { key: signing, usage: 'decrypt' },
  { key: encryption, usage: 'sign' },
  { key: encryption, usage: 'verify' },
] as const)('refuses a key of use $key.use to $usage', async ({ key, usage }) => {
  await expect(importRsaKey(key, usage)).rejects.toMatchObject({ name: 'DataError' });
});

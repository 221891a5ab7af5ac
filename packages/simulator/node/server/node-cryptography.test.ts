import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { getTestKey } from '../../core/test-merchant.ts';
import { webCryptography } from '../../protocol/signing/cryptography.ts';
import { nodeCryptography } from './node-cryptography.ts';

const MESSAGE = encodeUtf8('GET\n/v2/card\n');

it('comes to the digests and signatures of WebCrypto', async () => {
  const key = getTestKey('pk_sig_test_1');
  const signature = await nodeCryptography.sign(MESSAGE, key);

  expect(nodeCryptography.digest(MESSAGE)).toEqual(await webCryptography.digest(MESSAGE));
  expect(signature).toEqual(await webCryptography.sign(MESSAGE, key));
  expect(await nodeCryptography.verify(MESSAGE, signature, key)).toBe(true);
  expect(await nodeCryptography.verify(encodeUtf8('another message'), signature, key)).toBe(false);
  expect(await nodeCryptography.verify(MESSAGE, signature.subarray(1), key)).toBe(false);
});

it('makes no signature with a key for encryption', async () => {
  await expect(nodeCryptography.sign(MESSAGE, getTestKey('pk_enc_test_1'))).rejects.toThrow(/not for signatures/);
});

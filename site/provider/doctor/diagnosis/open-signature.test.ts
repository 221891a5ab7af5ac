import { constants, createPrivateKey, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { getTestKey } from '../../../../packages/simulator/core/test-merchant.ts';
import { openPss } from './open-signature.ts';

const KEY = getTestKey('mk_sig_test_1');
const PEM = createPrivateKey({ key: KEY, format: 'jwk' });

it('names the hash function of a PSS signature, whatever its salt is', async () => {
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const signatures = Array.from({ length: 200 }, (_, index) =>
    sign('sha512', Buffer.from(String(index)), { key: PEM, padding, saltLength: 64 }).toString('base64'),
  );

  expect(new Set(await Promise.all(signatures.map((signature) => openPss(signature, KEY))))).toEqual(
    new Set(['SHA-512']),
  );
});

import { expect, it } from 'vitest';
import { bodyDigest, requestStringToSign } from './string-to-sign.ts';

const request = { method: 'PATCH', target: '/v2/card/recharge', merchantId: 'mch_1', timestamp: '1', nonce: 'n' };
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

it('digests the bytes of the body, a string as UTF-8', async () => {
  expect(await bodyDigest('商户')).toBe(await bodyDigest(new Uint8Array([0xe5, 0x95, 0x86, 0xe6, 0x88, 0xb7])));
});

it('digests no body like an empty one', async () => {
  expect(await bodyDigest(undefined)).toBe(EMPTY);
  expect(await bodyDigest('')).toBe(EMPTY);
});

it('writes the method in upper case and ends every line with a line feed', async () => {
  expect(await requestStringToSign({ ...request, method: 'patch' })).toBe(
    `PATCH\n/v2/card/recharge\nmch_1\n1\nn\n${EMPTY}\n`,
  );
});

it('refuses a value with a line break, which could be signed as another request', async () => {
  await expect(requestStringToSign({ ...request, merchantId: 'mch_1\n1' })).rejects.toThrow(RangeError);
});

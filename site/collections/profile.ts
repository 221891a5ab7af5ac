import { readFileSync } from 'node:fs';
import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { encryptedFields } from '../../packages/simulator/generated/encrypted-fields.ts';
import type { CollectionProfile } from '../../scripts/collections/collection.ts';

function readScript(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

const sign = readScript('sign-with-crypto-js.js');
const keep = readScript('keep-values.js');

/** What the collections of this provider have beside the documents: signatures by a script, and the published test credentials. */
export const profile: CollectionProfile = {
  scripted: [
    ...['Authorization', 'X-Merchant-Id', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature'],
    ...['merchantId', 'keyId', 'timestamp', 'nonce', 'signature'],
  ],
  fresh: ['Idempotency-Key', 'merchantOrderNo'],
  linked: ['cardManageId', 'holderId', 'cardId', 'quoteId', 'userId', 'code', 'refreshToken'],
  expired: {
    fields: Object.keys(encryptedFields),
    note: {
      en: 'Returns 400 until you replace the encrypted field: a ciphertext is accepted for minutes, and only for its own card.',
      zh: '在替换密文字段之前返回 400：密文几分钟内有效，且只适用于对应的卡。',
    },
  },
  variables: [
    { name: 'merchantId', value: MERCHANT_ID },
    { name: 'signingKey', value: JSON.stringify(getTestKey('mk_sig_test_1')), isSecret: true },
    { name: 'accessToken', value: '', isSecret: true },
    { name: 'refreshToken', value: '', isSecret: true },
    { name: 'code', value: '', isSecret: true },
  ],
  scripts: {
    postman: { before: sign, after: keep },
    bruno: { before: sign, after: keep },
    httpyac: { before: readScript('sign-with-node.js'), after: readScript('keep-values-httpyac.js') },
  },
};

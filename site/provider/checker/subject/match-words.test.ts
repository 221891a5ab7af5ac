import { expect, it } from 'vitest';
import type { ErrorCatalogue } from '../../../../src/model/error-catalogue.ts';
import { matchWords } from './match-words.ts';

const ENTRIES: [code: number, name: string, meaning: string, action: string][] = [
  [
    401008,
    'SIGNATURE_INVALID',
    'The signature does not match. 签名验证失败',
    'Compare your string to sign. 检查待签名串',
  ],
  [401009, 'TIMESTAMP_OUT_OF_WINDOW', 'The timestamp differs. 时间戳超出允许范围', 'Sign again. 校准时钟后重新签名'],
  [400005, 'ENCRYPTED_FIELD_INVALID', 'A field cannot be decrypted. 加密字段无法解密', 'Encrypt again. 重新加密'],
  [409101, 'ORDER_NUMBER_TAKEN', 'The order number exists. 订单号已被占用', 'Read the order. 查询订单'],
  [422101, 'BALANCE_INSUFFICIENT', 'The wallet has too little. 余额不足', 'Top up. 充值'],
];

const CATALOGUE: ErrorCatalogue = {
  operations: [],
  topics: [
    {
      ...{ id: 'all', title: '', description: [] },
      entries: ENTRIES.map(([code, name, meaning, action]) => ({
        ...{ code, name, meaning, action, retry: 'fix', operations: [] },
        status: Math.floor(code / 1000),
      })),
    },
  ],
};

it.each([
  ['invalid signature', [401008]],
  ['SignatureInvalid', [401008]],
  ['Error: the signature is invalid!', [401008]],
  ['签名错误', [401008]],
  ['订单号重复', [409101]],
  ['insufficient balance', [422101]],
  ['账户余额不足', [422101]],
  ['invalid', [401008, 400005]],
  ['hello', []],
  ['den', []],
  ['4xx of a wallet', [422101]],
  ['', []],
])('finds the errors that %j may be about', (text, codes) => {
  expect(matchWords(text, CATALOGUE).map(({ code }) => code)).toEqual(codes);
});

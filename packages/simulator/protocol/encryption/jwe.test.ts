import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { nodeEncrypt } from '../../../../tests/contract/node-peer.ts';
import { findKey, getKey } from '../../../../tests/contract/published-vectors.ts';
import { decryptJwe } from './jwe.ts';

const key = getKey('pk_enc_test_1');
const [cek, iv] = [randomBytes(32), randomBytes(12)];

it('reads what a peer encrypts with a fresh content key and IV', async () => {
  expect(await decryptJwe(nodeEncrypt('{"a":1}', key), findKey)).toEqual({ ok: true, claims: { a: 1 } });
});

it('refuses a content key of 128 bits behind a header that states 256', async () => {
  const compact = nodeEncrypt('{"a":1}', key, undefined, { cek: randomBytes(16), iv });

  expect(await decryptJwe(compact, findKey)).toEqual({ ok: false, step: 'cek' });
});

it('refuses an IV of 16 bytes, which GCM itself would take', async () => {
  const compact = nodeEncrypt('{"a":1}', key, undefined, { cek, iv: randomBytes(16) });

  expect(await decryptJwe(compact, findKey)).toEqual({ ok: false, step: 'parts' });
});

it('refuses more than 8192 characters before it decodes them', async () => {
  const [, ...parts] = nodeEncrypt('{"a":1}', key).split('.');

  expect(await decryptJwe(['A'.repeat(8192), ...parts].join('.'), findKey)).toEqual({ ok: false, step: 'parts' });
});

it.each([
  ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ['a string whose bytes are not UTF-8', Buffer.concat([Buffer.from('{"a":"'), Buffer.of(0xff), Buffer.from('"}')])],
  ['a byte order mark', Buffer.from('\uFEFF{"a":1}')],
  ['an array', Buffer.from('[1]')],
  ['nothing but a number', Buffer.from('1')],
])('refuses %s as plaintext', async (_, plaintext) => {
  expect(await decryptJwe(nodeEncrypt(plaintext, key), findKey)).toEqual({ ok: false, step: 'json' });
});

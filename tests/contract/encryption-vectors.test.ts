import { describe, expect, it } from 'vitest';
import { encodeBase64Url } from '../../packages/base/encoding/base64.ts';
import { openEncryptedField } from '../../packages/simulator/protocol/encryption/encrypted-field.ts';
import { decryptJwe, encryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import { encodeJweHeader } from '../../packages/simulator/protocol/encryption/jwe-header.ts';
import { nodeDecrypt, nodeEncrypt, nodeUnwrap } from './node-peer.ts';
import { encryptionVector, findKey, getKey, vectors } from './published-vectors.ts';

const v5 = encryptionVector('V5');
const v6 = encryptionVector('V6');

it('publishes the encryption vectors of the contract, and one for each other encrypted member', () => {
  expect(vectors.encryptions.map(({ id }) => id)).toEqual(['V5', 'V6', 'V7', 'V8']);
});

describe.each(vectors.encryptions)('$id, $title', (vector) => {
  const key = getKey(vector.kid);
  const cek = Buffer.from(vector.cekHex, 'hex');
  const iv = Buffer.from(vector.ivHex, 'hex');
  const { encodedHeader, encryptedCek, ciphertext, tag } = vector;

  it('is its five parts joined by dots', () => {
    expect(vector.compact).toBe([encodedHeader, encryptedCek, vector.iv, ciphertext, tag].join('.'));
    expect(encodeBase64Url(iv)).toBe(vector.iv);
  });

  it('has the protected header of the contract', () => {
    expect(encodeJweHeader(vector.kid)).toBe(encodedHeader);
    expect(Buffer.from(encodedHeader, 'base64url').toString()).toBe(vector.protectedHeader);
  });

  it('decrypts to its plaintext with WebCrypto and node:crypto', async () => {
    expect(await decryptJwe(vector.compact, findKey)).toEqual({ ok: true, claims: JSON.parse(vector.plaintext) });
    expect(nodeDecrypt(vector.compact, key)).toBe(vector.plaintext);
    expect(nodeUnwrap(vector.compact, key).toString('hex')).toBe(vector.cekHex);
  });

  it('has the ciphertext and the tag that WebCrypto and node:crypto make from its content key and IV', async () => {
    const random = (length: number) => new Uint8Array(length === cek.length ? cek : iv);

    const [ownHeader, , ...own] = (await encryptJwe(vector.plaintext, key, random)).split('.');
    const [, , ...peers] = nodeEncrypt(vector.plaintext, key, vector.protectedHeader, { cek, iv }).split('.');

    expect(ownHeader).toBe(encodedHeader);
    expect(own).toEqual([vector.iv, ciphertext, tag]);
    expect(peers).toEqual([vector.iv, ciphertext, tag]);
  });
});

describe('V6 as encryptedPin', () => {
  const context = { findKey, now: 1768464003000, cardId: 'card_01KF0AP900RQG9H9BQ4HXPSA8J' };

  it('is the PIN of the addressed card', async () => {
    expect(await openEncryptedField('encryptedPin', v6.compact, context)).toEqual({ ok: true, secret: '482915' });
  });

  it('is of no use for another card', async () => {
    const other = { ...context, cardId: 'card_01KF0AP900QH1A0BJJ2XYJ7F7D' };

    expect(await openEncryptedField('encryptedPin', v6.compact, other)).toEqual({ ok: false, step: 'cardId' });
  });

  it('is of no use 301 seconds later, or as a security code', async () => {
    const late = { ...context, now: 1768464301000 };

    expect(await openEncryptedField('encryptedPin', v6.compact, late)).toEqual({ ok: false, step: 'iat' });
    expect(await openEncryptedField('encryptedCvv', v6.compact, context)).toEqual({ ok: false, step: 'members' });
  });
});

describe('a refused ciphertext', () => {
  it('covers every check that comes before the plaintext', () => {
    expect(new Set(vectors.refusedCiphertexts.map(({ step }) => step))).toEqual(
      new Set(['parts', 'header', 'key', 'cek', 'tag']),
    );
  });

  it.each(vectors.refusedCiphertexts)('$title fails at: $step', async ({ compact, step, code }) => {
    expect(await decryptJwe(compact, findKey)).toEqual({ ok: false, step });
    expect(code).toBe(400005);
  });

  it('is one encrypted to somebody else', async () => {
    const onlyProvider = (kid: string) => (kid.startsWith('pk_') ? findKey(kid) : undefined);

    expect(await decryptJwe(v5.compact, onlyProvider)).toEqual({ ok: false, step: 'key' });
  });
});

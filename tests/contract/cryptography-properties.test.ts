import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decryptJwe, encryptJwe, MAX_PLAINTEXT_BYTES } from '../../packages/simulator/protocol/encryption/jwe.ts';
import {
  canonicalQuery,
  parseQuery,
  percentEncode,
} from '../../packages/simulator/protocol/signing/canonical-query.ts';
import { sign, verify } from '../../packages/simulator/protocol/signing/rsa-signature.ts';
import { nodeDecrypt, nodeEncrypt, nodeSign, nodeVerify } from './node-peer.ts';
import { encryptionVector, findKey, getKey, signatureVector } from './published-vectors.ts';

const signingKey = getKey('mk_sig_test_1');
const encryptionKey = getKey('pk_enc_test_1');

const text = fc.string({ unit: 'grapheme' });
const parameters = fc.array(fc.tuple(text, text));

/** A JSON object no larger than the plaintext limit. */
const claims = fc.dictionary(
  fc.string({ unit: 'grapheme', maxLength: 10 }).filter((name) => name !== '__proto__'),
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.integer(), fc.boolean()),
  { maxKeys: 6, noNullPrototype: true },
);

describe('the canonical query', () => {
  it('does not depend on the order of the parameters, nor on the signature', () => {
    const shuffled = parameters.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), text),
    );
    fc.assert(
      fc.property(shuffled, ([list, other, signature]) => {
        expect(canonicalQuery([...other, ['signature', signature]])).toBe(canonicalQuery(list));
      }),
    );
  });

  it('has only unreserved characters besides its separators, and parses back', () => {
    const named = parameters.map((list) => list.filter(([name]) => name !== 'signature'));
    fc.assert(
      fc.property(named, (list) => {
        const query = canonicalQuery(list);

        expect(query).toMatch(/^[A-Za-z0-9._~%=&-]*$/);
        expect(canonicalQuery(parseQuery(query) ?? [])).toBe(query);
      }),
    );
  });

  it('sorts names by their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text.filter((name) => name !== 'signature')), (names) => {
        const byBytes = [...names].sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)));

        const query = canonicalQuery(names.map((name) => [name, '']));

        expect(query).toBe(byBytes.map((name) => `${percentEncode(name)}=`).join('&'));
      }),
    );
  });
});

describe('a signature', () => {
  it('is the same from WebCrypto and node:crypto, and each verifies the other', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const signature = await sign(message, signingKey);

        expect(signature).toBe(nodeSign(message, signingKey));
        expect(nodeVerify(message, signature, signingKey)).toBe(true);
        expect(await verify(message, signature, signingKey)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('fails when one bit of it or of the message is flipped', async () => {
    const { stringToSign, signature } = signatureVector('V1');
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
        const bent = flipBit(Buffer.from(signature, 'base64'), at, bit).toString('base64');
        const other = flipBit(Buffer.from(stringToSign), at, bit % 7).toString();

        expect(await verify(stringToSign, bent, signingKey)).toBe(false);
        expect(await verify(other, signature, signingKey)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a JWE', () => {
  it('made with WebCrypto is read by node:crypto, and the other way round', async () => {
    await fc.assert(
      fc.asyncProperty(claims, async (object) => {
        const plaintext = JSON.stringify(object);

        expect(nodeDecrypt(await encryptJwe(plaintext, encryptionKey), encryptionKey)).toBe(plaintext);
        expect(await decryptJwe(nodeEncrypt(plaintext, encryptionKey), findKey)).toEqual({
          ok: true,
          claims: JSON.parse(plaintext),
        });
      }),
      { numRuns: 25 },
    );
  });

  it('never repeats its content key or its IV', async () => {
    const [first, second] = await Promise.all([encryptJwe('{}', encryptionKey), encryptJwe('{}', encryptionKey)]);
    const getParts = (compact: string) => compact.split('.').slice(1);

    for (const [index, part] of getParts(first).entries()) expect(getParts(second)[index]).not.toBe(part);
  });

  it('fails when one byte of any of its parts is flipped', async () => {
    const { compact } = encryptionVector('V6');
    const parts = compact.split('.');
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 4 }), fc.nat(), fc.integer({ min: 0, max: 7 }), async (index, at, bit) => {
        const bent = parts.map((part, position) =>
          position === index ? flipBit(Buffer.from(part, 'base64url'), at, bit).toString('base64url') : part,
        );

        expect((await decryptJwe(bent.join('.'), findKey)).ok).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('carries 4096 bytes of plaintext and not one more', async () => {
    const json = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    const largest = json(MAX_PLAINTEXT_BYTES);
    const tooLarge = json(MAX_PLAINTEXT_BYTES + 1);

    expect(await decryptJwe(await encryptJwe(largest, encryptionKey), findKey)).toMatchObject({ ok: true });
    await expect(encryptJwe(tooLarge, encryptionKey)).rejects.toThrow(RangeError);
    expect(await decryptJwe(nodeEncrypt(tooLarge, encryptionKey), findKey)).toEqual({ ok: false, step: 'parts' });
  });
});

/** One flipped bit at a position taken modulo the length. Flipping one of the lower seven bits keeps ASCII ASCII. */
function flipBit(bytes: Buffer, at: number, bit: number): Buffer {
  const index = at % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
  return bytes;
}

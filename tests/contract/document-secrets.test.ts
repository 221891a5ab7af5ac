import { describe, expect, it } from 'vitest';
import { luhnDigit } from '../../packages/base/encoding/luhn.ts';
import { openEncryptedField } from '../../packages/simulator/protocol/encryption/encrypted-field.ts';
import { decryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import { objectsIn, readDocument } from './documents.ts';
import { findKey, vectors } from './published-vectors.ts';

const documents = ['common', 'merchant.v2', 'token'].map((name) => readDocument(`openapi/${name}.yaml`));
const objects = documents.flatMap(objectsIn);
const texts = objects.flatMap((object) => Object.values(object).flat()).filter((value) => typeof value === 'string');

describe('an encrypted member of an example', () => {
  it.each(['encryptedPin', 'encryptedCvv', 'encryptedNumber'] as const)(
    '%s opens with the published key',
    async (field) => {
      const values = objects.map((object) => object[field]).filter((value) => typeof value === 'string');

      expect(values.length).toBeGreaterThan(0);
      for (const value of values) {
        const opened = await decryptJwe(value, findKey);
        const { iat, cardId } = opened.ok ? opened.claims : {};
        const context = { findKey, now: Number(iat) * 1000, cardId: String(cardId) };
        expect(await openEncryptedField(field, value, context)).toMatchObject({ ok: true });
      }
    },
  );

  it('encryptedCard holds a card number that passes Luhn', async () => {
    const values = objects.map(({ encryptedCard }) => encryptedCard).filter((value) => typeof value === 'string');

    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const opened = await decryptJwe(value, findKey);
      const number = opened.ok ? String(opened.claims.pan) : '';
      expect(number).toMatch(/^[0-9]{13,19}$/);
      expect(luhnDigit(number.slice(0, -1))).toBe(number.slice(-1));
    }
  });
});

it('shows no ciphertext but of published keys, and no signature but the published ones', async () => {
  const published = [
    ...vectors.encryptions.map(({ compact }) => compact),
    ...vectors.signatures.map(({ signature }) => signature),
  ];
  const shown = texts.filter((text) => /^[A-Za-z0-9+/_.-]{300,}={0,2}$/.test(text));
  const foreign = shown.filter((text) => !published.includes(text)).map((text) => decryptJwe(text, findKey));

  expect(shown.length).toBeGreaterThan(3);
  expect((await Promise.all(foreign)).filter(({ ok }) => !ok)).toEqual([]);
});

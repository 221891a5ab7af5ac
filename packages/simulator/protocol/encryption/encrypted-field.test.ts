import { expect, it } from 'vitest';
import { getKey } from '../../../../tests/contract/published-vectors.ts';
import { type EncryptedField, openEncryptedField } from './encrypted-field.ts';
import { encryptJwe } from './jwe.ts';

const cardId = 'card_01KF0AP900RQG9H9BQ4HXPSA8J';
const iat = 1768464000;
const providerKey = getKey('pk_enc_test_1');

it.each([
  { field: 'encryptedPin', claims: { pin: '4829', cardId, iat }, secret: '4829' },
  { field: 'encryptedPin', claims: { pin: '482915', cardId, iat: iat - 300 }, secret: '482915' },
  { field: 'encryptedCvv', claims: { cvv: '123', cardId, iat: iat + 300 }, secret: '123' },
  { field: 'encryptedNumber', claims: { number: 'K1234567-8', iat }, secret: 'K1234567-8' },
] as const)('opens $field with $claims', async ({ field, claims, secret }) => {
  expect(await open(field, JSON.stringify(claims))).toEqual({ ok: true, secret });
});

it.each([
  { step: 'members', plaintext: { pin: '48291', cardId, iat } },
  { step: 'members', plaintext: { pin: 482915, cardId, iat } },
  { step: 'members', plaintext: { pin: '482915', iat } },
  { step: 'members', plaintext: { pin: '482915', cardId } },
  { step: 'members', plaintext: { pin: '482915', cardId, iat: '1768464000' } },
  { step: 'members', plaintext: { pin: '482915', cardId, iat: iat + 0.5 } },
  { step: 'members', plaintext: { pin: '482915', cardId, iat, exp: iat } },
  { step: 'iat', plaintext: { pin: '482915', cardId, iat: iat - 301 } },
  { step: 'iat', plaintext: { pin: '482915', cardId, iat: iat + 301 } },
  { step: 'cardId', plaintext: { pin: '482915', cardId: 'card_01KF0AP900QH1A0BJJ2XYJ7F7D', iat } },
  { step: 'json', plaintext: ['482915', cardId, iat] },
])('refuses $plaintext as encryptedPin at: $step', async ({ step, plaintext }) => {
  expect(await open('encryptedPin', JSON.stringify(plaintext))).toEqual({ ok: false, step });
});

it('refuses a document number that names a card, and plaintext that is not JSON', async () => {
  const bound = JSON.stringify({ number: 'K1234567', cardId, iat });

  expect(await open('encryptedNumber', bound)).toEqual({ ok: false, step: 'members' });
  expect(await open('encryptedNumber', 'K1234567')).toEqual({ ok: false, step: 'json' });
});

it('checks the time before the card', async () => {
  const late = JSON.stringify({ pin: '482915', cardId: 'card_of_somebody', iat: iat - 301 });

  expect(await open('encryptedPin', late)).toEqual({ ok: false, step: 'iat' });
});

async function open(field: EncryptedField, plaintext: string) {
  const compact = await encryptJwe(plaintext, providerKey);
  return openEncryptedField(field, compact, { findKey: () => providerKey, now: iat * 1000, cardId });
}

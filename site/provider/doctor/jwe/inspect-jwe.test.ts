import { expect, it } from 'vitest';
import { encryptionVector, findKey } from '../../../../tests/contract/published-vectors.ts';
import { inspectJwe, type JwePart } from './inspect-jwe.ts';
import { maskSecrets } from './mask-secrets.ts';

const { compact } = encryptionVector('V5');

it('shows what is in each part of a published vector', async () => {
  const parts = await inspectParts(compact);

  expect(parts.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(JSON.parse(parts[0]?.value ?? '')).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM' });
  expect(parts[1]?.value).toHaveLength(64);
  expect(JSON.parse(parts[3]?.value ?? '')).toHaveProperty('cardId');
});

it.each([
  ['header', 0, 'eyJhbGciOiJub25lIn0', 'header'],
  ['key', 1, 'AAAA', 'keyMismatch'],
  ['IV', 2, 'AAAA', 'ivLength'],
  ['ciphertext', 3, 'AAAA', 'changed'],
  ['tag', 4, 'AAAA', 'tagLength'],
  ['tag', 4, 'A'.repeat(22), 'changed'],
  ['ciphertext', 3, '', 'empty'],
  ['key', 1, 'a+b=', 'notBase64url'],
])('finds the fault in the %s', async (_, index, replacement, problem) => {
  const encoded = compact.split('.');
  encoded[index] = replacement;

  expect((await inspectParts(encoded.join('.'))).map((part) => part.problem)).toContain(problem);
});

it('says how many parts a text has that is no JWE', async () => {
  expect(await inspectJwe('eyJh.eyJz.c2ln', findKey)).toEqual({ ok: false, count: 3 });
});

it('hides card numbers, codes and PINs', () => {
  expect(maskSecrets('{"pan":"4111111111111111","cvv":"123","expiryYear":"2029"}')).toBe(
    '{"pan":"411111••••••1111","cvv":"•••","expiryYear":"2029"}',
  );
});

async function inspectParts(text: string): Promise<JwePart[]> {
  const inspected = await inspectJwe(text, findKey);
  if (!inspected.ok) throw new Error(`${inspected.count} parts`);
  return inspected.parts;
}

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { conditionsInWords, schemaInWords } from './schema-words.ts';

test.each([
  [{ required: ['a', 'b'] }, 'it has `a` and `b`'],
  [{ properties: { size: { minimum: 10 }, kind: { const: 'dog' } } }, '`size` ≥ 10 and `kind` is `dog`'],
  [{ enum: ['acid', 7] }, '`acid` or `7`'],
  [{ properties: { size: { minimum: 1, maximum: 2 } } }, undefined],
  [{ minLength: 2, maxLength: 40 }, 'at least 2 characters and at most 40 characters'],
  [{ pattern: '^a', maxLength: 1 }, 'matching `^a` and at most 1 character'],
  [{ format: 'email' }, 'of format email'],
  [{ uniqueItems: true, required: ['b'] }, undefined],
  [true, undefined],
])('%j is %s', (schema, words) => {
  expect(schemaInWords(schema, 'en')).toBe(words);
});

test('rules between fields are sentences; what has no words is JSON', () => {
  const schema = parse(`
    if: { properties: { size: { minimum: 10 } } }
    then: { required: [leash] }
    else: { minProperties: 2 }
    dependentRequired: { card: [expiry] }
  `);

  expect(conditionsInWords(schema, 'en')).toEqual([
    'If it has `card`, it has `expiry`.',
    'If `size` ≥ 10, it has `leash`.',
    'Otherwise, `{"minProperties":2}`.',
  ]);
  expect(conditionsInWords({ if: { const: 1 }, else: { const: 2 } }, 'zh')).toEqual(['除非 `1`，否则 `2`。']);
});

import { jsonLanguage } from '@codemirror/lang-json';
import { expect, it } from 'vitest';
import { findSyntaxError, locateField } from './locate-field.ts';

const TEXT = '{\n  "amount": { "value": "1", "currency": "USD" },\n  "ids": ["a", { "b": 1 }]\n}';

function locate(path: string): string {
  const { from, to } = locateField(jsonLanguage.parser.parse(TEXT), TEXT, path);
  return TEXT.slice(from, to);
}

it.each([
  ['amount', '"amount"'],
  ['amount.currency', '"currency"'],
  ['ids.0', '"a"'],
  ['ids.1.b', '"b"'],
])('finds the name or the item at %s', (path, text) => {
  expect(locate(path)).toBe(text);
});

it('marks what a missing field should be in', () => {
  expect(locate('amount.scale')).toBe('"amount"');
  expect(locate('holderId')).toBe('{');
});

it.each(['', '{', '{"a":}', '[1,]', "{'a':1}", '{"a":1} x'])('finds where %s stops being JSON', (text) => {
  expect(findSyntaxError(jsonLanguage.parser.parse(text))).toBeDefined();
});

it('finds no error in JSON', () => {
  expect(findSyntaxError(jsonLanguage.parser.parse(TEXT))).toBeUndefined();
});

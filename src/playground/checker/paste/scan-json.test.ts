import { expect, it } from 'vitest';
import { getKey, scanJson } from './scan-json.ts';

it('finds where each value begins', () => {
  const text = '{"a": [1, {"b": "x\\"y"}, []],\n "c": null, "": {}}';
  const { starts, error } = scanJson(text);

  expect(error).toBeUndefined();
  const at = (...path: (string | number)[]) => text.slice(starts.get(getKey(path))).slice(0, 4);
  expect(at('a')).toBe('[1, ');
  expect(at('a', 0)).toBe('1, {');
  expect(at('a', 1, 'b')).toBe('"x\\"');
  expect(at('a', 2)).toBe('[]],');
  expect(at('c')).toBe('null');
});

it.each([
  '{}',
  ' [ ] ',
  '0',
  '-1.5e+3',
  '"\\u00e9"',
  '{"a":{"b":[{}]}}',
  '[true,false,null]',
  '["}","]",",",":"]',
  '01',
  '[1,]',
  '{"a":1,}',
  '{"a" 1}',
  '{"a":}',
  '[1 2]',
  '{]',
  '[}',
  '"\u007f\u0085\\n\u009f"',
  '"\t"',
  '"\\x"',
  'nul',
  '1.',
  '{"a":1}}',
  '',
  '\u00a01',
  "{'a':1}",
  '{1:2}',
  '[,1]',
  ':',
])('agrees with JSON.parse about %s', (text) => {
  expect(scanJson(text).error === undefined).toBe(parses(text));
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

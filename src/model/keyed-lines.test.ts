import { expect, test } from 'vitest';
import { getKeyedLines } from './keyed-lines.ts';

const paths = (source: string) => getKeyedLines(source).map((keys) => keys.join('.'));

test('a line of JSON has the keys of the objects around it, up to their closing bracket', () => {
  const json = JSON.stringify({ a: { b: '1', c: [{ d: true }] }, e: null }, null, 2);

  expect(paths(json)).toEqual(['', 'a', 'a.b', 'a.c', 'a.c', 'a.c.d', 'a.c', 'a.c', 'a', 'e', '']);
});

test('JSON inside a command, object literals and arrays of other languages have keys as well', () => {
  expect(paths('curl -X POST /v2 \\\n  -K <(sign \'{\n  "a": {\n    "b": 1\n  }\n}\')')).toEqual([
    '',
    '',
    'a',
    'a.b',
    'a',
    '',
  ]);
  expect(paths('const data = await send({\n  body: {\n    a: { b: 1 },\n  },\n});')).toEqual([
    '',
    'body',
    'body.a',
    'body',
    '',
  ]);
  expect(paths("$body = [\n    'a' => 1,\n];")).toEqual(['', 'a', '']);
});

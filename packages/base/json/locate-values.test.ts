import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locateValues, toPointer } from './locate-values.ts';

it('finds where each value begins', () => {
  const text = '{"a": [1, {"b": "x\\"y"}, []],\n "c": null, "": {}}';
  const { starts, error } = locateValues(text);

  expect(error).toBeUndefined();
  const at = (...path: (string | number)[]) => text.slice(starts.get(toPointer(path))).slice(0, 4);
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
  expect(locateValues(text).error === undefined).toBe(parses(text));
});

it('agrees with JSON.parse about any text that is almost JSON', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ...'{}[],:"\\ 0-.etn/\u0001\u00a0\n'),
      (json, position, inserted) => {
        const at = position % (json.length + 1);
        for (const text of [
          json,
          json.slice(0, at) + inserted + json.slice(at),
          json.slice(0, at) + json.slice(at + 1),
        ])
          expect(locateValues(text).error === undefined).toBe(parses(text));
      },
    ),
    { numRuns: 500 },
  );
});

it('finds every value of any JSON, however it is laid out', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      const { starts } = locateValues(text);
      for (const [path, inner] of listValues(value)) {
        const printed = JSON.stringify(inner).slice(0, 1);
        expect(text.charAt(starts.get(toPointer(path)) ?? -1)).toBe(printed);
      }
    }),
  );
});

function listValues(value: unknown, path: (string | number)[] = []): [path: (string | number)[], value: unknown][] {
  const inside = Array.isArray(value)
    ? value.entries()
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return [[path, value], ...[...inside].flatMap(([step, inner]) => listValues(inner, [...path, step]))];
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

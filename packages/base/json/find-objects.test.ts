import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findObjects } from './find-objects.ts';

it.each([
  ['08:00 {tenant=7} POST -> {"a":{}} (31 ms)', ['{"a":{}}']],
  ['{"b":{"c":1} and then nothing', ['{"c":1}']],
  ['{"body": "{"code": 1, "d":[{}]}"', ['{"code": 1, "d":[{}]}']],
  ['{"a":{} x', ['{}']],
  ['{]{}', ['{}']],
  ['{"a"} {"a":}', []],
])('finds the complete objects in %s', (text, objects) => {
  expect(findObjects(text).map(({ start, end }) => text.slice(start, end))).toEqual(objects);
});

it('finds an object between any texts without braces and quotation marks', () => {
  const noise = fc.string().map((text) => text.replace(/[{"]/g, ''));
  fc.assert(
    fc.property(noise, fc.dictionary(fc.string(), fc.jsonValue()), noise, (before, value, after) => {
      const json = JSON.stringify(value);
      expect(findObjects(before + json + after)).toEqual([{ start: before.length, end: before.length + json.length }]);
    }),
  );
});

it('finds only what JSON.parse reads', () => {
  const piece = fc.oneof(fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '{"a":', '{}'), fc.json());
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      for (const { start, end } of findObjects(text)) expect(() => JSON.parse(text.slice(start, end))).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

it.each(['{ "', '{"a":{"a":', '{"x":[{"a":1},', '{":[":",{",', '{"a {"b":'])('reads a long text of %s once', (unit) => {
  // With the square of their number it would be hours, which the time limit of the test finds.
  expect(() => findObjects(unit.repeat(200_000))).not.toThrow();
});

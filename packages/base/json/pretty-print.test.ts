import { expect, it } from 'vitest';
import { prettyPrint } from './pretty-print.ts';

it.each([
  [{ a: 1, list: [1, { b: '{"c": [1,2]}' }], empty: [{}, []], text: 'x: "y", \\' }],
  [['one', null, true, [[]]]],
])('prints %j as JSON.stringify does', (value) => {
  expect(prettyPrint(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(prettyPrint(` ${JSON.stringify(value, null, 4)} `)).toBe(JSON.stringify(value, null, 2));
});

it('keeps numbers as they were written, and what is no JSON', () => {
  expect(prettyPrint('{"a":1.10,"b":12345678901234567890}')).toBe('{\n  "a": 1.10,\n  "b": 12345678901234567890\n}');
  expect(prettyPrint('{"a":}}} took 12 ms "')).toContain('took 12 ms "');
});

it.each(['\\"', ' ', '{', '[{', 'x   '])('reads a long text of %j once', (unit) => {
  expect(prettyPrint(`[${unit.repeat(400_000)}x`)).toContain('[');
});

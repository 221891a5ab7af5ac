import { expect, test } from 'vitest';
import { foldNulls, NULLS_LINE } from './fold-nulls.ts';

const print = (value: unknown) => JSON.stringify(value, foldNulls, 1);

test('null fields of an object become a line with their number, at its end; a single one and those of lists stay', () => {
  const parts = print({ data: { a: null, id: 'x', b: null, list: [null, null] }, details: null }).split(NULLS_LINE);
  expect(parts).toEqual([
    '{\n "data": {\n  "id": "x",\n  "list": [\n   null,\n   null\n  ],\n',
    '2',
    '\n },\n "details": null\n}',
  ]);
});

test('an object that has nothing but null fields is that line alone', () => {
  expect(print({ a: null, b: null, c: null }).split(NULLS_LINE)).toEqual(['{\n', '3', '\n}']);
});

import { expect, test } from 'vitest';
import type { SearchGroup } from '../../model/search.ts';
import { replaceRows, toSections } from './sections.ts';

const group = (title: string, count: number): SearchGroup => ({
  path: `/${title}`,
  title,
  hits: Array.from({ length: count }, (_, index) => ({
    kind: 'text',
    tier: 'body',
    label: { text: `${title}${index}`, marks: [] },
  })),
});
const before = toSections([group('a', 3), group('b', 1), group('c', 1)]);
const after = toSections([group('x', 2), group('y', 2)]);
const getText = (count: number) =>
  replaceRows(before, after, count).map(
    ({ title, rows }) => `${title}: ${rows.map(({ path, hit }) => `${hit.label.text} of ${path}`).join(', ')}`,
  );

test('rows take their places from the top, and what they replace stays until then', () => {
  expect(getText(1)).toEqual(['x: x0 of /x, a1 of /a, a2 of /a', 'b: b0 of /b', 'c: c0 of /c']);
  expect(getText(3)).toEqual(['x: x0 of /x, x1 of /x', 'y: y0 of /y', 'c: c0 of /c']);
});

test('a list that is complete is the new one alone', () => {
  expect(replaceRows(before, after, 4)).toBe(after);
  expect(replaceRows(before, [], 0)).toEqual([]);
});

test('where nothing stood before, rows appear one after the other', () => {
  expect(replaceRows([], after, 3).map(({ rows }) => rows.length)).toEqual([2, 1]);
});

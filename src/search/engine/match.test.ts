import { expect, test } from 'vitest';
import { matchPages } from './match.ts';
import { parseQuery } from './parse-query.ts';
import { buildIndex } from './search-index.ts';

test('a text that has more of a query than another with the same word does not change what the other has', () => {
  const page = (title: string) => ({ path: `/${title}`, title, endpoints: [], entries: [] });
  const index = buildIndex({ pages: [page('Orders'), page('Open orders'), page('Order')] });
  const matches = matchPages(index, parseQuery('open order', index));
  const qualities = new Map(matches.map(({ page, entries }) => [page, entries[0]?.zones[0]?.qualities]));

  expect(qualities.get(0)).toEqual([0, 0.9]);
  expect(qualities.get(1)).toEqual([1, 0.9]);
  expect(qualities.get(2)?.[1]).toBe(1);
});

import { expect, test } from 'vitest';
import { search } from '../../src/search/engine/query.ts';
import { readIndexes } from './built-data.ts';
import { freshItems } from './fresh-items.ts';
import { knownItems } from './known-items.ts';

const indexes = await readIndexes();

function pathsFor(locale: string, query: string): string[] {
  const index = indexes.get(locale);
  if (!index) throw new Error(`no index of ${locale}`);
  return search(index, query, { pages: 5, hits: 3, excerpt: 100 }).groups.map(({ path }) => path);
}

const sets = Object.entries({ known: knownItems, fresh: freshItems }).flatMap(([name, languages]) =>
  Object.entries(languages).map(([locale, items]) => ({ name, locale, items })),
);

test.each(sets)('finds what readers look for on this site: $name queries, $locale', ({ name, locale, items }) => {
  const misses = items.filter(([query, ...paths]) => !paths.includes(pathsFor(locale, query)[0] ?? ''));
  const lost = items.filter(([query, ...paths]) => !pathsFor(locale, query).some((path) => paths.includes(path)));
  const report = misses.map(([query]) => `${query} → ${pathsFor(locale, query).join(', ')}`);
  const firsts = items.length - misses.length;
  console.info(`${name} ${locale}: top 1 ${firsts}, top 5 ${items.length - lost.length} of ${items.length}`);

  expect(lost.map(([query]) => query)).toEqual([]);
  expect(misses.length, report.join('\n')).toBeLessThanOrEqual(Math.floor(items.length / 40));
});

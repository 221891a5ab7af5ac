import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../scripts/cli/options.ts';
import { openContentCache } from '../../scripts/content/cache/content-cache.ts';
import { compile } from '../../scripts/content/compile.ts';
import { toSearchData } from '../../scripts/content/emit/search.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { search } from '../../src/search/engine/query.ts';
import { buildIndex, type SearchIndex } from '../../src/search/engine/search-index.ts';
import { freshItems } from './fresh-items.ts';
import { knownItems } from './known-items.ts';

const indexes = new Map<string, SearchIndex>();

beforeAll(async () => {
  const site = await readSite(ROOT);
  const { editions } = await compile(site, { cache: await openContentCache(join(ROOT, '.generated', '.cache')) });
  for (const { site, pages } of editions) indexes.set(site.locale, buildIndex(toSearchData(pages)));
}, 120_000);

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

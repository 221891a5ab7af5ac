import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '../../scripts/content/compile.ts';
import { openContentCache } from '../../scripts/content/content-cache.ts';
import { toSearchData } from '../../scripts/content/emit/search.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { ROOT } from '../../scripts/options.ts';
import { search } from '../../src/search/query.ts';
import { buildIndex, type SearchIndex } from '../../src/search/search-index.ts';
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

for (const [locale, items] of Object.entries(knownItems)) {
  test(`finds what readers know of this site: ${locale}, ${items.length} queries`, () => {
    const misses = items.filter(([query, ...paths]) => !paths.includes(pathsFor(locale, query)[0] ?? ''));
    const lost = items.filter(([query, ...paths]) => !pathsFor(locale, query).some((path) => paths.includes(path)));
    const report = misses.map(([query]) => `${query} → ${pathsFor(locale, query).join(', ')}`);
    console.info(
      `${locale}: top 1 ${items.length - misses.length}, top 5 ${items.length - lost.length} of ${items.length}`,
    );

    expect(lost.map(([query]) => query)).toEqual([]);
    expect(misses.length, report.join('\n')).toBeLessThanOrEqual(Math.floor(items.length / 40));
  });
}

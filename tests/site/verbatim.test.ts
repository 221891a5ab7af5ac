import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../scripts/cli/options.ts';
import { openContentCache } from '../../scripts/content/cache/content-cache.ts';
import { compile } from '../../scripts/content/compile.ts';
import { toSearchData } from '../../scripts/content/emit/search.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import type { Page } from '../../src/model/page.ts';
import { search } from '../../src/search/engine/query.ts';
import { buildIndex, type SearchIndex } from '../../src/search/engine/search-index.ts';
import { plainText } from '../../src/search/engine/tokenise.ts';
import { getSentences } from './sentences.ts';

const editions = new Map<string, { index: SearchIndex; pages: Page[] }>();

beforeAll(async () => {
  const site = await readSite(ROOT);
  const compiled = await compile(site, { cache: await openContentCache(join(ROOT, '.generated', '.cache')) });
  for (const { site, pages } of compiled.editions)
    editions.set(site.locale, { index: buildIndex(toSearchData(pages)), pages });
}, 120_000);

/** Searching for each of some thousand sentences takes as many milliseconds: of those that the index has, every tenth. */
const SAMPLE = 10;

test.each(['zh', 'en'])('finds every sentence of a page by its own words: %s', { timeout: 120_000 }, (locale) => {
  const edition = editions.get(locale);
  if (!edition) throw new Error(`no edition of ${locale}`);
  const { index, pages } = edition;
  const sentences = [...new Set(pages.flatMap(getSentences))];
  const sample = sentences.filter((_, number) => number % SAMPLE === 0);

  expect(sentences.length).toBeGreaterThan(2000);
  expect(sentences.filter((sentence) => pathsWith(index, sentence).size === 0)).toEqual([]);
  expect(sample.filter((sentence) => !isFound(index, sentence))).toEqual([]);
});

/** Pages that have the words in one text of the index. */
function pathsWith(index: SearchIndex, sentence: string): Set<string> {
  const wanted = plainText(sentence);
  const zones = index.zones.filter(({ plain }) => plain.includes(wanted));
  return new Set(zones.flatMap(({ page }) => index.pages[page]?.path ?? []));
}

/** Whether one of these pages is among the results. A list of titles is first of all a search for these pages. */
function isFound(index: SearchIndex, sentence: string): boolean {
  const paths = pathsWith(index, sentence);
  return search(index, sentence, { pages: 50, hits: 1, excerpt: 10 }).groups.some(({ path }) => paths.has(path));
}

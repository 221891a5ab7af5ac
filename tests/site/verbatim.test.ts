import { expect, test } from 'vitest';
import { search } from '../../src/search/engine/query.ts';
import type { SearchIndex } from '../../src/search/engine/search-index.ts';
import { plainText } from '../../src/search/engine/tokenise.ts';
import { atNight } from '../setup/nightly.ts';
import { readIndexes, readPages } from './built-data.ts';
import { getSentences } from './sentences.ts';

const indexes = await readIndexes();

/** Searching for each of some thousand sentences takes as many milliseconds: every tenth, on every page. */
const SAMPLE = 10;

/** The sample page and the concordances of the contract: of their names and tables, which other pages have, only the headings are indexed. */
const REPEATING = ['/hello', '/guide/other/types', '/guide/other/values'];

/** English terms on a Chinese page, as those of the glossary, are words to search for and no sentences. */
const HAN = /\p{Script=Han}/u;

for (const locale of ['zh', 'en'])
  test(`finds every sentence of a page by its own words: ${locale}`, atNight(locale === 'zh'), async () => {
    const index = indexes.get(locale);
    if (!index) throw new Error(`no index of ${locale}`);
    const pages = (await readPages(locale)).map((page) => ({
      path: page.path,
      sentences: getSentences(page)
        .filter((words) => locale !== 'zh' || HAN.test(words))
        .filter((words) => !REPEATING.includes(page.path) || /[。！？.!?]$/.test(words)),
    }));
    const sentences = [...new Set(pages.flatMap((page) => page.sentences))];
    const sample = new Set(
      pages.flatMap((page) => page.sentences.filter((_, number) => number % SAMPLE === page.path.length % SAMPLE)),
    );

    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.filter((sentence) => pathsWith(index, sentence).size === 0)).toEqual([]);
    expect([...sample].filter((sentence) => !isFound(index, sentence))).toEqual([]);
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

import type { SharedEntry, Synonym } from '../../src/model/search.ts';
import { getZones, type IndexEntry, type IndexPage, type Zone } from '../../src/search/engine/search-index.ts';

/** What a server has of a language in memory: the pages by path and title, and what several of them say. */
export type EditionData = { pages: [path: string, title: string][]; shared: SharedEntry[]; synonyms: Synonym[] };

/** A page without what it shares with others: numbers of shared entries, with the fragment on this page. */
export type StoredPage = Omit<IndexPage, 'entries'> & { entries: (IndexEntry | [shared: number, id: string])[] };

/** `postings` is what `packPostings` has made. */
export type LoadedPage = { page: IndexPage; zones: Zone[]; postings: string };

/** `numbers`: of the shared entries of the language. */
export function packPage(page: IndexPage, numbers: ReadonlyMap<SharedEntry, number>): StoredPage {
  const entries = page.entries.map((entry): StoredPage['entries'][number] => {
    const number = entry.shared && numbers.get(entry.shared);
    return number === undefined ? entry : [number, entry.id ?? ''];
  });
  return { ...page, entries };
}

/** A page with its texts, as an index has it. */
export function loadPage(number: number, data: string, postings: string, shared: SharedEntry[]): LoadedPage {
  // Our own output: see `export-site.ts`.
  const stored = JSON.parse(data) as StoredPage;
  const entries = stored.entries.flatMap((entry): IndexEntry[] => {
    if (!Array.isArray(entry)) return [entry];
    const found = shared[entry[0]];
    if (!found) return [];
    const { locations: _locations, ...words } = found;
    return [{ ...words, id: entry[1], shared: found }];
  });
  const page = { ...stored, entries };
  return { page, zones: getZones(page, number), postings };
}

/** The texts of a page that have a term, a line for each term: a page has hundreds, of which a query needs a few. */
export function packPostings(postings: ReadonlyMap<string, number[]>): string {
  return `\n${[...postings].map(([term, zones]) => `${term} ${zones.join(' ')}\n`).join('')}`;
}

/** Finds terms in packed postings: the first group is the term, the second the numbers of its texts. */
export function createPostingsPattern(terms: Iterable<string>): RegExp {
  // Terms are letters and digits: none of them is a sign of a regular expression.
  return new RegExp(`(?<=\\n)(${[...terms].join('|')}) (.+)`, 'g');
}

import { required } from '../../packages/base/invariant.ts';
import type { SharedEntry, Synonym } from '../../src/model/search.ts';
import {
  getEntryZones,
  getOwnZones,
  type IndexEntry,
  type IndexPage,
  type Zone,
} from '../../src/search/engine/search-index.ts';

/** What a server has of a language in memory: the pages by path and title, and what several of them say. */
export type EditionData = { pages: [path: string, title: string][]; shared: SharedEntry[]; synonyms: Synonym[] };

/** An entry, or the number of a shared one with the fragment on this page. */
type StoredEntry = IndexEntry | [shared: number, id: string];

/** A page as lines of JSON: what it says of itself, then each entry. `numbers`: of the shared entries of the language. */
export function packPage({ entries, ...own }: IndexPage, numbers: ReadonlyMap<SharedEntry, number>): string {
  const stored = entries.map((entry): StoredEntry => {
    const number = entry.shared && numbers.get(entry.shared);
    return number === undefined ? entry : [number, entry.id ?? ''];
  });
  return [own, ...stored].map((line) => JSON.stringify(line)).join('\n');
}

/** The texts of a page and, for each entry, those of the entry: a text is found by the numbers of its group and within it. */
export function getZoneGroups(page: IndexPage, number: number): Zone[][] {
  return [getOwnZones(page, number), ...page.entries.map((entry, at) => getEntryZones(entry, number, at))];
}

/** A text of a page: `3.1` is the second one of its third entry. */
export type ZonePlace = `${number}.${number}`;

/** Where a page has each of its terms, as JSON: a page has hundreds, of which the database gives what a query needs. */
export function packPostings(postings: ReadonlyMap<string, ZonePlace[]>): string {
  return JSON.stringify(Object.fromEntries([...postings].map(([term, places]) => [term, places.join(' ')])));
}

/** A page of which only entries with a match are parsed: the others are holes. */
export type LoadedPage = { page: IndexPage; getZone: (place: string) => Zone };

export function loadPage(number: number, data: string, shared: SharedEntry[]): LoadedPage {
  const [own = '{}', ...lines] = data.split('\n');
  // Our own output, as is each line below: see `packPage`.
  const page: IndexPage = { ...JSON.parse(own), entries: [] };
  const groups = new Map<number, Zone[]>();
  const parse = (group: number): Zone[] => {
    if (group === 0) return getOwnZones(page, number);
    const entry = resolveEntry(JSON.parse(lines[group - 1] ?? '{}'), shared);
    page.entries[group - 1] = entry;
    return getEntryZones(entry, number, group - 1);
  };
  const getZone = (place: string) => {
    const [group = 0, at = 0] = place.split('.').map(Number);
    const zones = groups.get(group) ?? parse(group);
    groups.set(group, zones);
    return required(zones[at], 'Postings name texts of their page.');
  };
  return { page, getZone };
}

function resolveEntry(entry: StoredEntry, all: SharedEntry[]): IndexEntry {
  if (!Array.isArray(entry)) return entry;
  const [number, id] = entry;
  const shared = required(all[number], 'A page has shared entries of its own export.');
  const { locations: _locations, ...words } = shared;
  return { ...words, id, shared };
}

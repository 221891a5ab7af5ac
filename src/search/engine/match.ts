import type { ParsedQuery, QueryTerm } from './parse-query.ts';
import type { SearchIndex, Zone } from './search-index.ts';

/** What a zone has of a query: the atoms that it covers, and how well each. */
export type ZoneMatch = { zone: Zone; mask: number; qualities: number[] };

/** What an entry of a page has of it: `entry` undefined is the page itself. */
export type EntryMatch = { entry: number | undefined; zones: ZoneMatch[]; mask: number };

export type PageMatch = { page: number; entries: EntryMatch[]; mask: number };

/** All pages that contain anything of a query. A common word is in most texts of a site: texts with the same term share its qualities until they have another. */
export function matchPages(index: SearchIndex, { terms, atoms }: ParsedQuery): PageMatch[] {
  const byZone: (ZoneMatch | undefined)[] = new Array(index.zones.length);
  const ofOne = new Set<number[]>();
  const found: ZoneMatch[] = [];
  for (const term of terms) {
    const { mask, quality } = term;
    const qualities = atoms.map((_, atom) => ((mask & (1 << atom)) !== 0 ? quality : 0));
    ofOne.add(qualities);
    for (const number of findAll(index, term)) {
      const zone = index.zones[number];
      if (!zone) continue;
      const match = byZone[number];
      if (match === undefined) {
        const added = { zone, mask, qualities };
        byZone[number] = added;
        found.push(added);
        continue;
      }
      match.mask |= mask;
      if (ofOne.has(match.qualities)) match.qualities = match.qualities.slice();
      for (let atom = 0; atom < qualities.length; atom += 1)
        match.qualities[atom] = Math.max(match.qualities[atom] ?? 0, qualities[atom] ?? 0);
    }
  }
  return groupByPage(found);
}

/** Numbers of the zones that contain all of some terms. */
function findAll(index: SearchIndex, { terms: [first, ...others] }: QueryTerm): readonly number[] {
  if (first === undefined) return [];
  if (others.length === 0) return index.find(first);
  const rest = others.map((term) => new Set(index.find(term)));
  return index.find(first).filter((number) => rest.every((zones) => zones.has(number)));
}

function groupByPage(zones: ZoneMatch[]): PageMatch[] {
  const pages = new Map<number, PageMatch & { byEntry: Map<number | undefined, EntryMatch> }>();
  for (const match of zones) {
    const { page: number, entry: entryNumber } = match.zone;
    let page = pages.get(number);
    if (page === undefined) {
      page = { page: number, entries: [], mask: 0, byEntry: new Map() };
      pages.set(number, page);
    }
    let entry = page.byEntry.get(entryNumber);
    if (entry === undefined) {
      entry = { entry: entryNumber, zones: [], mask: 0 };
      page.byEntry.set(entryNumber, entry);
      page.entries.push(entry);
    }
    entry.zones.push(match);
    entry.mask |= match.mask;
    page.mask |= match.mask;
  }
  return [...pages.values()];
}

import type { ParsedQuery, QueryTerm } from './parse-query.ts';
import type { SearchIndex, Zone } from './search-index.ts';

/** What a zone has of a query: the atoms that it covers, and how well each. */
export type ZoneMatch = { zone: Zone; mask: number; qualities: number[] };

/** What an entry of a page has of it: `entry` undefined is the page itself. */
export type EntryMatch = { entry: number | undefined; zones: ZoneMatch[]; mask: number };

export type PageMatch = { page: number; entries: EntryMatch[]; mask: number };

/** All pages that contain anything of a query. */
export function matchPages(index: SearchIndex, { terms, atoms }: ParsedQuery): PageMatch[] {
  const zones = new Map<number, ZoneMatch>();
  for (const term of terms) {
    for (const number of findAll(index, term)) {
      const zone = index.zones[number];
      if (!zone) continue;
      const existing = getOrAdd(zones, number, () => ({ zone, mask: 0, qualities: atoms.map(() => 0) }));
      existing.mask |= term.mask;
      for (const atom of atoms.keys())
        if ((term.mask & (1 << atom)) !== 0)
          existing.qualities[atom] = Math.max(existing.qualities[atom] ?? 0, term.quality);
    }
  }
  return byPage(zones.values());
}

/** Numbers of the zones that contain all of some terms. */
function findAll(index: SearchIndex, { terms: [first, ...others] }: QueryTerm): number[] {
  if (first === undefined) return [];
  const rest = others.map((term) => new Set(index.find(term)));
  return index.find(first).filter((number) => rest.every((zones) => zones.has(number)));
}

function byPage(zones: Iterable<ZoneMatch>): PageMatch[] {
  const pages = new Map<number, PageMatch>();
  const entries = new Map<string, EntryMatch>();
  for (const match of zones) {
    const { page: number, entry: entryNumber } = match.zone;
    const page = getOrAdd(pages, number, () => ({ page: number, entries: [], mask: 0 }));
    const entry = getOrAdd(entries, `${number} ${entryNumber}`, () => {
      const added: EntryMatch = { entry: entryNumber, zones: [], mask: 0 };
      page.entries.push(added);
      return added;
    });
    entry.zones.push(match);
    entry.mask |= match.mask;
    page.mask |= match.mask;
  }
  return [...pages.values()];
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const made = make();
  map.set(key, made);
  return made;
}

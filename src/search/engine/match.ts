import type { ParsedQuery } from './parse-query.ts';
import type { SearchIndex, Zone } from './search-index.ts';

/** What a zone has of a query: the atoms that it covers, and how well, summed over them. */
export type ZoneMatch = { zone: Zone; mask: number; quality: number };

/** What an entry of a page has of it: `entry` undefined is the page itself. */
export type EntryMatch = { entry: number | undefined; zones: ZoneMatch[]; mask: number };

export type PageMatch = { page: number; entries: EntryMatch[]; titleMask: number; mask: number };

/** All pages that contain anything of a query. */
export function matchPages(index: SearchIndex, { terms }: ParsedQuery): PageMatch[] {
  const zones = new Map<number, ZoneMatch>();
  for (const { term, mask, quality } of terms) {
    for (const number of index.find(term)) {
      const zone = index.zones[number];
      if (!zone) continue;
      const known = zones.get(number) ?? { zone, mask: 0, quality: 0 };
      const added = bitCount(mask & ~known.mask) * quality;
      // A better term for what is covered already counts instead of the lesser one.
      known.quality = added > 0 ? known.quality + added : Math.max(known.quality, bitCount(mask) * quality);
      known.mask |= mask;
      zones.set(number, known);
    }
  }
  return byPage(zones.values());
}

function byPage(zones: Iterable<ZoneMatch>): PageMatch[] {
  const pages = new Map<number, PageMatch>();
  const entries = new Map<string, EntryMatch>();
  for (const match of zones) {
    const { page: number, entry: entryNumber, kind } = match.zone;
    const page = getOrAdd(pages, number, () => ({ page: number, entries: [], titleMask: 0, mask: 0 }));
    const entry = getOrAdd(entries, `${number} ${entryNumber}`, () => {
      const added: EntryMatch = { entry: entryNumber, zones: [], mask: 0 };
      page.entries.push(added);
      return added;
    });
    entry.zones.push(match);
    entry.mask |= match.mask;
    page.mask |= match.mask;
    if (kind === 'title' || kind === 'endpoint') page.titleMask |= match.mask;
  }
  return [...pages.values()];
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

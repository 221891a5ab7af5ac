import type { SearchGroup, SearchHit, SearchLocation } from '../../model/search.ts';

/** A line of the results that can be selected. */
export type ResultRow =
  | { kind: 'hit'; key: string; hit: SearchHit }
  | { kind: 'location'; key: string; hit: SearchHit; location: SearchLocation }
  | { kind: 'more'; key: string; hitKey: string; count: number };

/** So many other pages of a field or an error are shown until the reader wants all. */
const LOCATIONS_SHOWN = 3;

/** The hits of a page with the other pages of each below it. */
export function getRows({ path, hits }: SearchGroup, expanded: ReadonlySet<string>): ResultRow[] {
  return hits.flatMap((hit): ResultRow[] => {
    const key = `${path} ${hit.kind} ${hit.id ?? ''} ${hit.label.text}`;
    const locations = hit.locations ?? [];
    const shown =
      expanded.has(key) || locations.length === LOCATIONS_SHOWN + 1 ? locations : locations.slice(0, LOCATIONS_SHOWN);
    const rest = locations.length - shown.length;
    return [
      { kind: 'hit', key, hit },
      ...shown.map((location): ResultRow => ({ kind: 'location', key: `${key} ${location.path}`, hit, location })),
      ...(rest > 0 ? [{ kind: 'more' as const, key: `${key} more`, hitKey: key, count: rest }] : []),
    ];
  });
}

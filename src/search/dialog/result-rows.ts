import type { SearchGroup, SearchHit, SearchPlace } from '../../model/search.ts';

/** A line of the results that can be selected. */
export type ResultRow =
  | { kind: 'hit'; key: string; hit: SearchHit }
  | { kind: 'place'; key: string; hit: SearchHit; place: SearchPlace }
  | { kind: 'more'; key: string; hitKey: string; count: number };

/** So many other pages of a field or an error are shown until the reader wants all. */
const PLACES_SHOWN = 3;

/** The hits of a page with the other pages of each below it. */
export function getRows({ path, hits }: SearchGroup, expanded: ReadonlySet<string>): ResultRow[] {
  return hits.flatMap((hit): ResultRow[] => {
    const key = `${path} ${hit.kind} ${hit.id ?? ''} ${hit.label.text}`;
    const places = hit.places ?? [];
    const shown = expanded.has(key) || places.length === PLACES_SHOWN + 1 ? places : places.slice(0, PLACES_SHOWN);
    const rest = places.length - shown.length;
    return [
      { kind: 'hit', key, hit },
      ...shown.map((place): ResultRow => ({ kind: 'place', key: `${key} ${place.path}`, hit, place })),
      ...(rest > 0 ? [{ kind: 'more' as const, key: `${key} more`, hitKey: key, count: rest }] : []),
    ];
  });
}

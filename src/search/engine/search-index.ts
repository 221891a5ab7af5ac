import { Index } from 'flexsearch';
import type { SearchData, SearchEndpoint, SearchEntry, SearchPage } from '../../model/search.ts';
import { plainText, tokenise } from './tokenise.ts';

/** What a text is to its page: decides the tier of a match. */
export type ZoneKind = 'title' | 'endpoint' | 'field' | 'value' | 'error' | 'message' | 'heading' | 'body' | 'code';

/** One text that can match. `entry` is absent for texts of the page itself; `length` counts its terms. */
export type Zone = { page: number; entry?: number; kind: ZoneKind; text: string; plain: string; length: number };

export type SearchIndex = {
  pages: SearchPage[];
  zones: Zone[];
  /** All terms in order: for prefixes and for words with a typo. */
  vocabulary: string[];
  /** Numbers of the zones that contain a term. */
  find(term: string): number[];
};

/** Builds the index of one language: a FlexSearch index over the tokens of `tokenise`, and the vocabulary beside it. */
export function buildIndex({ pages }: SearchData): SearchIndex {
  const zones = pages.flatMap(getZones);
  // Our own tokens, already in their final form: the library keeps the postings.
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: (text: string) => text.split(' ') });
  const vocabulary = new Set<string>();
  for (const [number, zone] of zones.entries()) {
    const tokens = tokenise(zone.text);
    const terms = new Set(tokens.map(({ term }) => term));
    zone.plain = plainText(zone.text, tokens);
    zone.length = terms.size;
    for (const term of terms) vocabulary.add(term);
    if (terms.size > 0) index.add(number, [...terms].join(' '));
  }
  return {
    pages,
    zones,
    vocabulary: [...vocabulary].sort(),
    find: (term) => index.search(term, { limit: zones.length }).map(Number),
  };
}

/** What readers call it. */
const METHOD_NAMES: Partial<Record<SearchEndpoint['method'], string>> = { WS: 'WS WebSocket' };

function getZones({ title, description = '', endpoints, entries }: SearchPage, page: number): Zone[] {
  const zone = (kind: ZoneKind, text: string, entry?: number): Zone => ({
    page,
    entry,
    kind,
    text,
    plain: '',
    length: 0,
  });
  const own = [
    zone('title', title),
    // One text, so that a page about this endpoint alone is the closer match.
    zone(
      'endpoint',
      endpoints.map(({ method, path, id }) => `${METHOD_NAMES[method] ?? method} ${path} ${id}`).join(' '),
    ),
    zone('body', description),
  ];
  const ofEntries = entries.flatMap((entry, number) => [
    zone(nameKind(entry), entry.label, number),
    zone('value', entry.values?.join(' ') ?? '', number),
    zone(entry.kind === 'code' ? 'code' : 'body', entry.text ?? '', number),
  ]);
  return [...own, ...ofEntries].filter(({ text }) => text !== '');
}

function nameKind({ kind }: SearchEntry): ZoneKind {
  return kind === 'section' ? 'heading' : kind;
}

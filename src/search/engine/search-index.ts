import { Index } from 'flexsearch';
import type { SearchData, SearchEndpoint, SearchEntry, SearchPage, SharedEntry } from '../../model/search.ts';
import { type GeneralRules, getCommonSynonyms, getGeneralRules } from './common-words.ts';
import { createVocabulary, getStem, type Vocabulary } from './expand.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { plainText, tokenise } from './tokenise.ts';

/** What a text is to its page: decides how much a match in it is worth. */
export type ZoneKind =
  | 'title'
  | 'keyword'
  | 'words'
  | 'description'
  | 'endpoint'
  | 'field'
  | 'value'
  | 'error'
  | 'message'
  | 'heading'
  | 'lead'
  | 'body'
  | 'note'
  | 'code';

/** One text that can match. `entry` is absent for texts of the page itself. */
export type Zone = {
  page: number;
  entry?: number;
  kind: ZoneKind;
  text: string;
  plain: string;
  /** Names that the text consists of: an endpoint has three, an error two. */
  names: string[];
};

/** An entry of a page in memory; `shared` is the same object for all pages that describe the same field or error. */
export type IndexEntry = SearchEntry & { shared?: SharedEntry };
export type IndexPage = Omit<SearchPage, 'entries'> & { entries: IndexEntry[] };

export type SearchIndex = {
  pages: IndexPage[];
  zones: Zone[];
  vocabulary: Vocabulary;
  synonyms: Synonyms;
  /** What readers of any API say. */
  common: Synonyms;
  rules: GeneralRules;
  /** Numbers of the zones that contain a term. */
  find(term: string): readonly number[];
  /** Of an index that has only some of the pages that match: how many of all pages tell about a term. */
  telling?: ReadonlyMap<string, number>;
};

/** Builds the index of one language: a FlexSearch index over the tokens of `tokenise`, and the vocabulary beside it. */
export function buildIndex(data: SearchData): SearchIndex {
  const pages = distributeShared(data);
  const zones = pages.flatMap(getZones);
  // Our own tokens, already in their final form: the library keeps the postings.
  const index = new Index({ tokenize: 'strict', resolution: 1, encode: (text: string) => text.split(' ') });
  const vocabulary = new Set<string>();
  const zoneTerms = new Map<string, { plain: string; terms: Set<string> }>();
  for (const [number, zone] of zones.entries()) {
    const { plain, terms } = zoneTerms.get(zone.text) ?? read(zone.text);
    zoneTerms.set(zone.text, { plain, terms });
    zone.plain = plain;
    zone.names = getNames(zone);
    for (const term of terms) vocabulary.add(term);
    if (terms.size > 0) index.add(number, [...terms].join(' '));
  }
  return {
    pages,
    zones,
    vocabulary: createVocabulary(vocabulary),
    synonyms: createSynonyms(data.synonyms ?? [], getStem),
    common: createSynonyms(getCommonSynonyms(data.synonyms ?? []), getStem),
    rules: getGeneralRules(data.synonyms ?? []),
    find: memoise((term) => index.search(term, { limit: zones.length }).map(Number)),
  };
}

/** The postings of the words that readers search: the library copies them for each search. */
function memoise(find: (term: string) => number[]): SearchIndex['find'] {
  const known = new Map<string, number[]>();
  return (term) => {
    const found = known.get(term) ?? find(term);
    known.set(term, found);
    return found;
  };
}

/** The names that a text consists of, if it is a list of names. */
export function getNames({ kind, text }: Zone): string[] {
  return LISTS.has(kind) ? text.split(' ').map((name) => plainText(name)) : [];
}

function read(text: string): { plain: string; terms: Set<string> } {
  return { plain: plainText(text), terms: new Set(tokenise(text).map(({ term }) => term)) };
}

/** Pages with the entries that they share with others. */
export function distributeShared({ pages, shared = [] }: SearchData): IndexPage[] {
  const result: IndexPage[] = pages.map((page) => ({ ...page, entries: [...page.entries] }));
  for (const entry of shared) {
    const { locations, ...words } = entry;
    for (const [id, ...numbers] of locations)
      for (const page of numbers) result[page]?.entries.push({ ...words, id, shared: entry });
  }
  return result;
}

const LISTS: ReadonlySet<ZoneKind> = new Set(['endpoint', 'error', 'value']);

/** What readers call it. */
const METHOD_NAMES: Partial<Record<SearchEndpoint['method'], string>> = { WS: 'WS WebSocket' };

/** What has to be there before a call: as telling as the beginning of a page. */
const PREREQUISITES = 'before-you-call';

/** The texts of a page that can match, without what is calculated from them: `plain` and `names`. */
function getZones(page: IndexPage, number: number): Zone[] {
  return [...getOwnZones(page, number), ...page.entries.flatMap((entry, at) => getEntryZones(entry, number, at))];
}

/** Those of the page itself. */
export function getOwnZones(
  { title, description = '', keywords = [], words = '', endpoints }: Omit<IndexPage, 'entries'>,
  page: number,
): Zone[] {
  return toZones(page, undefined, [
    ['title', title],
    ...keywords.map((phrase): [ZoneKind, string] => ['keyword', phrase]),
    ['words', words],
    // One text, so that a page about this endpoint alone is the closer match.
    ['endpoint', endpoints.map(({ method, path, id }) => `${METHOD_NAMES[method] ?? method} ${path} ${id}`).join(' ')],
    ['description', description],
  ]);
}

/** Those of an entry of a page, by its number. */
export function getEntryZones(entry: IndexEntry, page: number, number: number): Zone[] {
  return toZones(page, number, [
    [entry.kind === 'section' ? 'heading' : entry.kind, entry.label],
    ['value', entry.values?.join(' ') ?? ''],
    [textKind(entry), [entry.text, entry.advice].filter(Boolean).join(' ')],
  ]);
}

function toZones(page: number, entry: number | undefined, texts: [ZoneKind, string][]): Zone[] {
  const zones: Zone[] = [];
  for (const [kind, text] of texts) if (text !== '') zones.push({ page, entry, kind, text, plain: '', names: [] });
  return zones;
}

function textKind({ kind, label, id }: SearchEntry): ZoneKind {
  if (kind === 'code') return 'code';
  if (kind === 'error') return 'note';
  return kind === 'section' && (label === '' || id === PREREQUISITES) ? 'lead' : 'body';
}

import type { Badge } from './method.ts';

/** What an entry of the index is; the reader sees it as an icon and a word. */
type SearchEntryKind = 'field' | 'error' | 'message' | 'section' | 'code';

/** A part of a page that can be found and linked to. */
export type SearchEntry = {
  kind: SearchEntryKind;
  /** Fragment on the page; without one the hit is the page itself. */
  id?: string;
  /** Name of a field, code and name of an error, heading of a section; empty before the first heading. */
  label: string;
  /** What is said there, without markup. */
  text?: string;
  /** What to do about an error. */
  advice?: string;
  /** Values of an enumeration. */
  values?: string[];
};

/** What is called on a page: one operation or channel. */
export type SearchEndpoint = { method: Badge; path: string; id: string };

export type SearchPage = {
  /** Without base, version and language. */
  path: string;
  title: string;
  /** Sidebar group that the page is in. */
  group?: string;
  description?: string;
  /** What readers call it: words of other products, titles in other languages, pinyin. */
  keywords?: string[];
  /** Single words that point to it. */
  words?: string;
  /** Ranks below all others: a sample page, or lists of what other pages say. */
  isLast?: true;
  /** Describes a data type or the fields of one, and nothing that is called. */
  isDataType?: true;
  endpoints: SearchEndpoint[];
  entries: SearchEntry[];
};

/** Where a shared entry is: a fragment, and the numbers of the pages that have it. */
export type SharedLocation = [id: string, ...pages: number[]];

/** A field or an error that several pages describe in the same words. */
export type SharedEntry = Omit<SearchEntry, 'id'> & { locations: SharedLocation[] };

/** What readers say for a word of the site: `lock` for `freeze`. */
export type Synonym = { term: string; means: string[] };

/** The index file of one language and version. */
export type SearchData = { pages: SearchPage[]; shared?: SharedEntry[]; synonyms?: Synonym[] };

/** Where a query matched best. */
export type SearchTier =
  | 'exact-title'
  | 'title-prefix'
  | 'title-words'
  | 'endpoint'
  | 'field'
  | 'error'
  | 'heading'
  | 'body'
  | 'code';

/** A text with the ranges that the query matched: offsets in UTF-16 units, in order, not overlapping. */
export type MarkedText = { text: string; marks: [start: number, end: number][] };

export type SearchHitKind = 'page' | 'field' | 'error' | 'message' | 'heading' | 'text' | 'code';

export type SearchHit = {
  kind: SearchHitKind;
  tier: SearchTier;
  id?: string;
  label: MarkedText;
  excerpt?: MarkedText;
  /** What to do about an error. */
  advice?: MarkedText;
  endpoints?: SearchEndpoint[];
  /** Other pages that describe the same field or error in the same words. */
  locations?: SearchLocation[];
};

/** One page of several on which a hit is. */
export type SearchLocation = { path: string; title: string; id: string };

/** Hits of one page. */
export type SearchGroup = { path: string; title: string; group?: string; hits: SearchHit[] };

/**
 * `pages` counts all groups, of which `groups` holds the first. `tried`: the words of the site that were searched in place of the reader's.
 * The response of a remote source has this shape too.
 */
export type SearchResult = { pages: number; groups: SearchGroup[]; tried?: string[] };

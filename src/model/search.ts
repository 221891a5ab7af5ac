import type { Method } from './method.ts';

/** What an entry of the index is; the reader sees it as an icon and a word. */
type SearchEntryKind = 'field' | 'error' | 'message' | 'section' | 'code';

/** A part of a page that can be found and linked to. */
export type SearchEntry = {
  kind: SearchEntryKind;
  /** Fragment on the page; without one the page itself is the place. */
  id?: string;
  /** Name of a field, code and name of an error, heading of a section; empty before the first heading. */
  label: string;
  /** What is said there, without markup. */
  text?: string;
  /** Values of an enumeration. */
  values?: string[];
};

/** What is called on a page: one operation or channel. */
export type SearchEndpoint = { method: Method | 'WS'; path: string; id: string };

export type SearchPage = {
  /** Without base, version and language. */
  path: string;
  title: string;
  /** Sidebar group that the page stands in. */
  group?: string;
  description?: string;
  endpoints: SearchEndpoint[];
  entries: SearchEntry[];
};

/** The index file of one language and version. */
export type SearchData = { pages: SearchPage[] };

/** Where a query may match, best first: the order of results. */
export const SEARCH_TIERS = [
  'exact-title',
  'title-prefix',
  'title-words',
  'endpoint',
  'field',
  'error',
  'heading',
  'body',
  'code',
] as const;

export type SearchTier = (typeof SEARCH_TIERS)[number];

/** A text with the places that the query matched: offsets in UTF-16 units, in order, not overlapping. */
export type MarkedText = { text: string; marks: [start: number, end: number][] };

export type SearchHitKind = 'page' | 'field' | 'error' | 'message' | 'heading' | 'text' | 'code';

export type SearchHit = {
  kind: SearchHitKind;
  tier: SearchTier;
  id?: string;
  label: MarkedText;
  excerpt?: MarkedText;
  endpoints?: SearchEndpoint[];
};

/** Hits of one page. */
export type SearchGroup = { path: string; title: string; group?: string; hits: SearchHit[] };

/** `pages` counts all pages that match, of which `groups` holds the first. The answer of a remote source has this shape too. */
export type SearchResult = { pages: number; groups: SearchGroup[] };

import type {
  SearchEntry,
  SearchGroup,
  SearchHit,
  SearchHitKind,
  SearchPage,
  SearchResult,
} from '../../model/search.ts';
import { excerpt, markText } from './mark.ts';
import { matchPages } from './match.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { type RankedEntry, type RankedPage, rankPages } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

/** `pages`: the most pages to give; `hits`: of each; `excerpt`: characters of an excerpt. */
export type SearchLimits = { pages: number; hits: number; excerpt: number };

const NOTHING: SearchResult = { pages: 0, groups: [] };

/**
 * The result of a query: pages in order of rank, each with its best hits. Any string is a safe query. Matching and ranking are our own over
 * FlexSearch's postings: of 180 known queries 179 find their page first, with MiniSearch 152 (decision 0110).
 */
export function search(index: SearchIndex, text: string, limits: SearchLimits): SearchResult {
  const query = parseQuery(text, index.vocabulary);
  if (query.terms.length === 0) return NOTHING;
  const ranked = rankPages(matchPages(index, query), query, index.pages);
  const groups = ranked.slice(0, limits.pages).flatMap((match) => {
    const page = index.pages[match.page];
    return page ? [toGroup(page, match, query, limits)] : [];
  });
  return { pages: ranked.length, groups };
}

/** The page itself leads when it matches; then its parts, deduplicated by kind and label. */
function toGroup(page: SearchPage, { entries }: RankedPage, query: ParsedQuery, limits: SearchLimits): SearchGroup {
  const seen = new Set<string>();
  const hits = entries
    .filter(({ entry, mask }) => entry === undefined || isWorthShowing(mask, query))
    .filter(({ entry }) => {
      const key = entry === undefined ? '' : `${page.entries[entry]?.kind} ${page.entries[entry]?.label}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, limits.hits)
    .map((match) => toHit(page, match, query, limits.excerpt));
  const { path, title, group } = page;
  return { path, title, ...(group !== undefined && { group }), hits };
}

/** A part that has nothing but words that do not count is no hit. */
function isWorthShowing(mask: number, { required }: ParsedQuery): boolean {
  return (mask & required) !== 0;
}

function toHit(page: SearchPage, match: RankedEntry, query: ParsedQuery, length: number): SearchHit {
  const entry = match.entry === undefined ? undefined : page.entries[match.entry];
  const text = entry ? entry.text : page.description;
  const hasText = match.zones.some(({ zone }) => ['body', 'code', 'value'].includes(zone.kind));
  return {
    kind: entry ? getKind(entry, match) : 'page',
    tier: match.tier,
    ...(entry?.id && { id: entry.id }),
    label: markText(entry ? entry.label || page.title : page.title, query),
    ...(!entry && page.endpoints.length > 0 && { endpoints: page.endpoints }),
    ...(text &&
      (hasText || entry?.kind === 'field' || entry?.kind === 'error') && { excerpt: excerpt(text, query, length) }),
  };
}

function getKind({ kind }: SearchEntry, { tier }: RankedEntry): SearchHitKind {
  if (kind !== 'section') return kind;
  return tier === 'heading' ? 'heading' : 'text';
}

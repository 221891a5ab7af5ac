import type {
  SearchEntry,
  SearchGroup,
  SearchHit,
  SearchHitKind,
  SearchLocation,
  SearchResult,
  SharedEntry,
} from '../../model/search.ts';
import { excerpt, markText } from './mark.ts';
import { matchPages } from './match.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { type RankedEntry, type RankedPage, rankPages } from './rank.ts';
import type { IndexPage, SearchIndex } from './search-index.ts';

/** `pages`: the most pages to give; `hits`: of each; `excerpt`: characters of an excerpt; `within`: how the paths of pages begin. */
export type SearchLimits = { pages: number; hits: number; excerpt: number; within?: string };

/** Other pages of a field or an error, of which there may be thousands: nobody reads a longer list. */
const MOST_LOCATIONS = 50;

const NOTHING: SearchResult = { pages: 0, groups: [] };

/**
 * The result of a query: pages in order of rank, each with its best hits. Any string is a safe query. A field or an error that several
 * pages describe in the same words is a hit of the first of them, with the others as its locations.
 */
export function search(index: SearchIndex, text: string, limits: SearchLimits): SearchResult {
  const query = parseQuery(text, index);
  const tried = query.tried.length > 0 ? { tried: query.tried } : {};
  if (query.terms.length === 0) return { ...NOTHING, ...tried };
  const ranked = rankPages(matchPages(index, query), query, index);
  const { within = '/' } = limits;
  const shown = new Set<string>();
  const found = ranked.flatMap((match) => {
    const page = index.pages[match.page];
    const entries = page?.path.startsWith(within)
      ? chooseEntries(page, match, { query, shown, most: limits.hits })
      : [];
    return page && entries.length > 0 ? [{ page, entries }] : [];
  });
  const context = { query, length: limits.excerpt, within, pages: index.pages };
  const groups = found.slice(0, limits.pages).map(({ page, entries }): SearchGroup => {
    const { path, title, group } = page;
    const hits = entries.map((entry) => toHit(page, entry, context));
    return { path, title, ...(group !== undefined && { group }), hits };
  });
  return { pages: found.length, groups, ...tried };
}

type Choice = {
  query: ParsedQuery;
  /** What entries say that other pages have shown already. */
  shown: Set<string>;
  most: number;
};

/** The best entries of a page: each name once, and nothing that a better page says in the same words. */
function chooseEntries(page: IndexPage, { entries }: RankedPage, { query, shown, most }: Choice): RankedEntry[] {
  const names = new Set<string>();
  const chosen: RankedEntry[] = [];
  for (const match of entries) {
    const entry = match.entry === undefined ? undefined : page.entries[match.entry];
    const name = entry ? `${entry.kind} ${entry.label}` : '';
    const words = entry?.kind === 'field' || entry?.kind === 'error' ? `${name} ${entry.text}` : undefined;
    // A part that has nothing but words that do not count is no hit.
    if (entry && (match.mask & query.required) === 0) continue;
    if (names.has(name) || (words !== undefined && shown.has(words))) continue;
    names.add(name);
    if (words !== undefined) shown.add(words);
    chosen.push(match);
    if (chosen.length === most) break;
  }
  return chosen;
}

type HitContext = { query: ParsedQuery; length: number; within: string; pages: IndexPage[] };

function toHit(page: IndexPage, match: RankedEntry, context: HitContext): SearchHit {
  const { query, length } = context;
  const entry = match.entry === undefined ? undefined : page.entries[match.entry];
  const text = entry ? entry.text : page.description;
  const hasText = match.zones.some(({ zone }) => ['body', 'lead', 'note', 'value'].includes(zone.kind));
  const isNamed = entry?.kind === 'field' || entry?.kind === 'error';
  const locations = entry?.shared ? findLocations(entry.shared, page, context) : [];
  return {
    kind: entry ? getKind(entry, match) : 'page',
    tier: match.tier,
    ...(entry?.id && { id: entry.id }),
    label: markText(entry ? entry.label || page.title : page.title, query),
    ...(!entry && page.endpoints.length > 0 && { endpoints: page.endpoints }),
    ...(text && entry?.kind !== 'code' && (!entry || hasText || isNamed) && { excerpt: excerpt(text, query, length) }),
    ...(entry?.advice && { advice: excerpt(entry.advice, query, length) }),
    ...(locations.length > 0 && { locations }),
  };
}

/** Other pages that have a shared entry, each once. */
function findLocations({ locations }: SharedEntry, page: IndexPage, { within, pages }: HitContext): SearchLocation[] {
  const found = new Map<string, SearchLocation>();
  for (const [id, ...numbers] of locations)
    for (const number of numbers) {
      if (found.size === MOST_LOCATIONS) return [...found.values()];
      const other = pages[number];
      if (other && other.path !== page.path && other.path.startsWith(within) && !found.has(other.path))
        found.set(other.path, { path: other.path, title: other.title, id });
    }
  return [...found.values()];
}

function getKind({ kind }: SearchEntry, { tier }: RankedEntry): SearchHitKind {
  if (kind !== 'section') return kind;
  return tier === 'heading' ? 'heading' : 'text';
}

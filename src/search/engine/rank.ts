import { SEARCH_TIERS, type SearchPage, type SearchTier } from '../../model/search.ts';
import { bitCount, type EntryMatch, type PageMatch, type ZoneMatch } from './match.ts';
import { type ParsedQuery, QUALITY } from './parse-query.ts';
import type { Zone, ZoneKind } from './search-index.ts';
import { plainText } from './tokenise.ts';

export type RankedEntry = EntryMatch & { tier: SearchTier; score: number };
export type RankedPage = { page: number; entries: RankedEntry[]; score: number };

const TIER_OF: Record<ZoneKind, SearchTier> = {
  title: 'title-words',
  endpoint: 'endpoint',
  field: 'field',
  value: 'field',
  message: 'field',
  error: 'error',
  heading: 'heading',
  body: 'body',
  code: 'code',
};

/** A tier is worth more than everything within it, and a missing word more than all tiers. */
const TIER_STEP = 100;
const COVERAGE_STEP = 10_000;
/** A name that is only similar to the query ranks below a heading that contains it. */
const SIMILAR_NAME = 2.5 * TIER_STEP;
/** A heading that equals the query ranks above names that only contain it, and below a name that equals it. */
const SAME_HEADING = 1.9 * TIER_STEP;

/**
 * Pages in the order of their best entry. An entry that has all words itself keeps its tier; one that needs the page's title for
 * some of them ranks as a heading at best; words scattered over a page, as the text of it. Only if no page has all
 * words, pages with most of them are results.
 */
export function rankPages(matches: PageMatch[], query: ParsedQuery, pages: SearchPage[]): RankedPage[] {
  const needed = bitCount(query.required);
  const coverage = (mask: number) => bitCount(mask & query.required);
  const best = matches.reduce((most, { mask }) => Math.max(most, coverage(mask)), 0);
  if (best === 0 || best < Math.ceil(needed / 2)) return [];
  return matches
    .flatMap((match) => {
      const page = pages[match.page];
      if (page && coverage(match.mask) === best) return [rankPage(match, page, query, best)];
      return page && isNamed(match, query) ? [rankNamedPage(match, page, query, best)] : [];
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function rankPage(match: PageMatch, page: SearchPage, query: ParsedQuery, best: number): RankedPage {
  const entries = match.entries
    .map((entry) => rankEntry(entry, match.titleMask, query))
    .sort((a, b) => b.score - a.score || (a.entry ?? -1) - (b.entry ?? -1));
  const [first] = entries;
  const complete = entries.filter(({ mask }) => bitCount(mask & query.required) === best).length;
  // Among equals: how often, and for a field the page where it is sent or read.
  const ties = Math.min(complete, 9) / 10 + (isHome(page, first) ? 1 : 0);
  return { page: match.page, entries, score: (first?.score ?? 0) + ties };
}

/** Whether the query contains the full title of a page among other words: `提币手续费` names the page `提币`. */
function isNamed({ entries }: PageMatch, { plain }: ParsedQuery): boolean {
  return entries.some(({ zones }) =>
    zones.some(({ zone }) => zone.kind === 'title' && zone.plain.length > 1 && plain.includes(zone.plain)),
  );
}

/** Such a page is a result even if it lacks a word, below a page with a heading that has all of them. */
function rankNamedPage(match: PageMatch, page: SearchPage, query: ParsedQuery, best: number): RankedPage {
  const ranked = rankPage(match, page, query, best);
  return { ...ranked, score: best * COVERAGE_STEP + tierScore('heading') - TIER_STEP / 2 };
}

/** A field is at home where it is a parameter or in a request, and where its object is read; an error in the catalogue, which calls nothing. */
function isHome({ endpoints, entries }: SearchPage, first: RankedEntry | undefined): boolean {
  if (first?.tier === 'error') return endpoints.length === 0;
  if (first?.tier !== 'field' || first.entry === undefined) return false;
  const entry = entries[first.entry];
  if (entry?.kind !== 'field') return false;
  return !entry.id?.startsWith('res-') || endpoints.some(({ method }) => method === 'GET');
}

function rankEntry(entry: EntryMatch, titleMask: number, query: ParsedQuery): RankedEntry {
  const isComplete = (mask: number) => (mask & query.required) === query.required;
  const scored = entry.zones.map((match) => ({ match, tier: getTier(match, query) }));
  const [best] = scored
    .filter(({ match }) => isComplete(match.mask))
    .sort((a, b) => tierScore(b.tier) + closeness(b.match, query) - tierScore(a.tier) - closeness(a.match, query));
  const top =
    best ??
    scored.sort((a, b) => bitCount(b.match.mask) - bitCount(a.match.mask) || tierScore(b.tier) - tierScore(a.tier))[0];
  if (!top) return { ...entry, tier: 'code', score: 0 };
  const covered = bitCount((entry.mask | titleMask) & query.required);
  const base = covered * COVERAGE_STEP + closeness(top.match, query);
  if (best) return { ...entry, tier: best.tier, score: base + tierScore(best.tier) };
  const cap = isComplete(entry.mask) ? tierScore('error') : tierScore('heading') - TIER_STEP / 2;
  return { ...entry, tier: top.tier, score: base + Math.min(tierScore(top.tier), cap) };
}

function tierScore(tier: SearchTier): number {
  return (SEARCH_TIERS.length - SEARCH_TIERS.indexOf(tier)) * TIER_STEP;
}

function getTier({ zone }: ZoneMatch, query: ParsedQuery): SearchTier {
  if (zone.kind !== 'title') return TIER_OF[zone.kind];
  if (zone.plain === query.plain) return 'exact-title';
  return zone.plain.startsWith(query.plain) ? 'title-prefix' : 'title-words';
}

/** Below one tier: quality of the match, the full name, the words side by side, short before long. */
function closeness({ zone, quality }: ZoneMatch, query: ParsedQuery): number {
  const isName = zone.kind !== 'body' && zone.kind !== 'code';
  const same = isName && isSameName(zone, query.plain) ? 40 : 0;
  const phrase = zone.plain.includes(query.plain) ? 20 : 0;
  const isNearTop = zone.kind === 'value' ? 0 : 4;
  const isSimilar =
    ['endpoint', 'field', 'value', 'message', 'error'].includes(zone.kind) &&
    quality / query.atoms < QUALITY.prefix + 0.5;
  return (
    (isSimilar ? -SIMILAR_NAME : 0) +
    (zone.kind === 'heading' && same > 0 ? SAME_HEADING : 0) +
    same +
    phrase +
    isNearTop +
    Math.min(quality / query.atoms, 5) * 4 +
    10 / (1 + zone.length)
  );
}

/** An endpoint has three names, an error two: any of them is the full name. */
function isSameName({ kind, text, plain }: Zone, wanted: string): boolean {
  if (plain === wanted) return true;
  return (
    (kind === 'endpoint' || kind === 'error' || kind === 'value') &&
    text.split(' ').some((name) => plainText(name) === wanted)
  );
}

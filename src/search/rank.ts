import { SEARCH_TIERS, type SearchTier } from '../model/search.ts';
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
/** A name that is only similar to what was asked ranks below a heading that says it. */
const SIMILAR_NAME = 2.5 * TIER_STEP;

/**
 * Pages in the order of their best entry. An entry that has all words itself keeps its tier; one that needs the page's title for
 * some of them ranks as a heading at best; words scattered over a page, as the text of it. Only if no page has all
 * words, pages with most of them are results.
 */
export function rankPages(matches: PageMatch[], query: ParsedQuery): RankedPage[] {
  const needed = bitCount(query.required);
  const coverage = (mask: number) => bitCount(mask & query.required);
  const best = matches.reduce((most, { mask }) => Math.max(most, coverage(mask)), 0);
  if (best === 0 || best < Math.ceil(needed / 2)) return [];
  return matches
    .filter(({ mask }) => coverage(mask) === best)
    .map((match) => rankPage(match, query, best))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

function rankPage(match: PageMatch, query: ParsedQuery, best: number): RankedPage {
  const entries = match.entries
    .map((entry) => rankEntry(entry, match.titleMask, query))
    .sort((a, b) => b.score - a.score || (a.entry ?? -1) - (b.entry ?? -1));
  const [first] = entries;
  const complete = entries.filter(({ mask }) => bitCount(mask & query.required) === best).length;
  // How often counts only among equals.
  return { page: match.page, entries, score: (first?.score ?? 0) + Math.min(complete, 9) / 10 };
}

function rankEntry(entry: EntryMatch, titleMask: number, query: ParsedQuery): RankedEntry {
  const isComplete = (mask: number) => (mask & query.required) === query.required;
  const scored = entry.zones.map((match) => ({ match, tier: tierOf(match, query) }));
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

function tierOf({ zone }: ZoneMatch, query: ParsedQuery): SearchTier {
  if (zone.kind !== 'title') return TIER_OF[zone.kind];
  if (zone.plain === query.plain) return 'exact-title';
  return zone.plain.startsWith(query.plain) ? 'title-prefix' : 'title-words';
}

/** Below one tier: quality of the match, the whole name, the words side by side, short before long. */
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
    same +
    phrase +
    isNearTop +
    Math.min(quality / query.atoms, 5) * 4 +
    10 / (1 + zone.length)
  );
}

/** An endpoint has three names, an error two: any of them is the whole name. */
function isSameName({ kind, text, plain }: Zone, wanted: string): boolean {
  if (plain === wanted) return true;
  return (
    (kind === 'endpoint' || kind === 'error' || kind === 'value') &&
    text.split(' ').some((name) => plainText(name) === wanted)
  );
}

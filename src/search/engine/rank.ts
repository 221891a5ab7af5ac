import type { SearchEndpoint, SearchTier } from '../../model/search.ts';
import type { EntryMatch, PageMatch, ZoneMatch } from './match.ts';
import type { ParsedQuery } from './parse-query.ts';
import { comparePurposes, getOperationPurpose } from './purpose.ts';
import type { IndexPage, SearchIndex, Zone, ZoneKind } from './search-index.ts';
import { getMeant, getTitleCoverage } from './title-coverage.ts';
import { isHan } from './tokenise.ts';

export type RankedEntry = EntryMatch & { tier: SearchTier; score: number };
export type RankedPage = { page: number; entries: RankedEntry[]; score: number };

const TIERS: Record<ZoneKind, SearchTier> = {
  title: 'title-words',
  keyword: 'title-words',
  words: 'title-words',
  description: 'body',
  endpoint: 'endpoint',
  field: 'field',
  value: 'field',
  message: 'field',
  error: 'error',
  heading: 'heading',
  lead: 'body',
  body: 'body',
  note: 'body',
  code: 'code',
};

/** What a word is worth by where it is. */
const WEIGHT: Record<ZoneKind, number> = {
  title: 10,
  keyword: 9,
  words: 4,
  description: 4,
  endpoint: 5,
  heading: 4,
  message: 4,
  lead: 3,
  field: 2,
  error: 1.5,
  value: 1.5,
  body: 1.5,
  note: 0.8,
  code: 0.5,
};

/** What a name is worth that is the query, on top: whoever types a name wants what is called so. */
const SAME: Partial<Record<ZoneKind, number>> = {
  title: 14,
  keyword: 11,
  endpoint: 14,
  field: 12,
  error: 14,
  message: 12,
  value: 8,
  heading: 5,
};
/** Texts of sentences. */
const PROSE: ReadonlySet<ZoneKind> = new Set(['description', 'lead', 'body', 'note']);
/** Part of the worth of a name that is there however little of it is in the query. */
const FLOOR: Partial<Record<ZoneKind, number>> = {
  title: 0.6,
  keyword: 0.3,
  heading: 0.5,
  field: 0.5,
  endpoint: 0.5,
  message: 0.5,
  error: 0.5,
};
/** A Han character is half a word. */
const HAN = 0.5;
/** Words in one text are worth this much more than words in different texts of a page. */
const TOGETHER = 1.2;
const PHRASE = 1.4;
/** A text that is the query, or contains it where it has so many letters, is worth this much on top. A Han character is three letters. */
const VERBATIM = { letters: 24, worth: 8 };
const LAST = 0.3;
/** A page of a data type, and a request that the provider sends: readers look for what they can call, unless they name it. */
const NOT_CALLED = 0.5;
/** Methods of channels. */
const NO_HTTP: ReadonlySet<string> = new Set(['WS', 'EVENT']);
/** For the page where a field or an error is at home, among pages that are equal otherwise. */
const HOME = { field: 1, error: 5 };
/** A name of one plain word, such as `token`, may as well be meant as a word. */
const PLAIN_WORD = 0.5;
/** A page counts in full among those that have a word when the text is worth this much: a mention in passing makes no word common. */
const TELLING = 4;
/** A page with less of the best page's score is noise. */
const NOISE = 0.12;

/**
 * Pages by what their texts are worth for the query. Each word counts where the page says it best, by how rare it is on the site; a text
 * that has several of the words counts again, and a name that is the query most of all (decision 0130).
 */
export function rankPages(
  matches: PageMatch[],
  query: ParsedQuery,
  { pages, telling }: Pick<SearchIndex, 'pages' | 'telling'>,
): RankedPage[] {
  if (matches.every(({ mask }) => (mask & query.required) === 0)) return [];
  const bests = matches.map((match) => getBest(match, query));
  const rarity = getRarity(countTelling(bests, query, telling), query, pages.length);
  const context = { query, rarity, total: rarity.reduce((sum, rare) => sum + rare, 0), meant: getMeant(query) };
  const ranked = matches
    .flatMap((match, number) => {
      const page = pages[match.page];
      return page ? [rankPage(match, page, bests[number] ?? [], context)] : [];
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const least = (ranked[0]?.score ?? 0) * NOISE;
  return ranked.filter(({ score }) => score >= least);
}

/** What each atom of the query is worth to a page, where it says it best. */
function getBest({ entries }: PageMatch, query: ParsedQuery): number[] {
  const best = query.atoms.map(() => 0);
  for (const { zones } of entries)
    for (const zone of zones) {
      const value = worth(zone, query);
      for (let atom = 0; atom < best.length; atom += 1)
        best[atom] = Math.max(best[atom] ?? 0, value * (zone.qualities[atom] ?? 0));
    }
  return best;
}

/** How many pages tell about each atom of the query; where only some of those that match are there, at least as many as about its most common term. */
function countTelling(bests: number[][], { atoms, terms }: ParsedQuery, telling: SearchIndex['telling']): number[] {
  return atoms.map((_, atom) => {
    const counted = bests.reduce((sum, best) => sum + Math.min(1, (best[atom] ?? 0) / TELLING), 0);
    const ofTerms = telling ? terms.filter(({ mask }) => (mask & (1 << atom)) !== 0) : [];
    return Math.max(
      counted,
      ...ofTerms.map(({ terms, quality }) => quality * Math.min(...terms.map((term) => telling?.get(term) ?? 0))),
    );
  });
}

/** How much a text tells about a term of it, of 1. */
export function getTelling(zone: Zone, term: string): number {
  return Math.min(1, worth({ zone, mask: 1 }, { atoms: [term] }) / TELLING);
}

/** How much each atom of the query tells: nothing for one that does not count or that no page has, most for one that few pages tell about. */
function getRarity(counts: number[], { atoms, required }: ParsedQuery, pages: number): number[] {
  return atoms.map((term, atom) => {
    const count = counts[atom] ?? 0;
    if ((required & (1 << atom)) === 0 || count === 0) return 0;
    return Math.log(1 + pages / (1 + count)) * (isHan(term) ? HAN : 1);
  });
}

type Context = { query: ParsedQuery; rarity: number[]; total: number; meant: ReadonlyMap<string, number> };

function rankPage(match: PageMatch, page: IndexPage, best: number[], context: Context): RankedPage {
  const { rarity, total } = context;
  const entries = match.entries
    .map((entry) => rankEntry(entry, context))
    .sort((a, b) => b.score - a.score || (a.entry ?? -1) - (b.entry ?? -1));
  const apart = rarity.reduce((sum, rare, atom) => sum + rare * (best[atom] ?? 0), 0);
  const [first] = entries;
  const score = apart + (first?.score ?? 0) + getHome(page, first) * total;
  const hasSentence = match.entries.some(({ zones }) => zones.some(({ zone }) => isVerbatim(zone, context.query)));
  const factor = page.isLast && !hasSentence ? LAST : getFactor(page, first, getSaid(match, context), context);
  return { page: match.page, entries, score: score * factor };
}

/** How much of a query the title of a page says, of 1. */
function getSaid({ entries }: PageMatch, { rarity, total }: Context): number {
  for (const { entry, zones } of entries)
    if (entry === undefined)
      for (const { zone, qualities } of zones)
        if (zone.kind === 'title')
          return rarity.reduce((sum, rare, atom) => sum + rare * Math.min(1, qualities[atom] ?? 0), 0) / total;
  return 0;
}

/** A webhook or a callback: its name, or its expression, is no path of an API (OpenAPI 3.1, 4.8.8). A channel has names of its own. */
function isReceived({ method, path }: SearchEndpoint): boolean {
  return !path.startsWith('/') && !NO_HTTP.has(method);
}

/** What a page is for, beside what it says. */
function getFactor(page: IndexPage, first: RankedEntry | undefined, said: number, { query, meant }: Context): number {
  const [endpoint] = page.endpoints;
  const { rules, purpose: wanted } = query;
  if (endpoint === undefined || isReceived(endpoint)) {
    if (first?.tier === 'exact-title') return 1 + rules.title;
    return page.isDataType || endpoint ? NOT_CALLED : 1;
  }
  const factor = 1 + rules.title * getTitleCoverage(page, meant) * said;
  const purpose = wanted && getOperationPurpose(page.title, endpoint);
  if (wanted === undefined || purpose === undefined) return factor;
  const comparison = comparePurposes(wanted, purpose);
  return comparison === 'near' ? factor : factor * rules[comparison];
}

function rankEntry(entry: EntryMatch, context: Context): RankedEntry {
  let [best, score]: [ZoneMatch | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const match of entry.zones) {
    const own = scoreZone(match, context);
    if (own > score) [best, score] = [match, own];
  }
  const { entry: number, zones, mask } = entry;
  if (!best) return { entry: number, zones, mask, tier: 'code', score: 0 };
  return { entry: number, zones, mask, tier: getTier(best.zone, context.query), score };
}

/** What a text is worth by itself: squared by how much of the query it has. */
function scoreZone(match: ZoneMatch, { query, rarity, total }: Context): number {
  const { zone, qualities } = match;
  let matched = 0;
  for (let atom = 0; atom < rarity.length; atom += 1) matched += (rarity[atom] ?? 0) * (qualities[atom] ?? 0);
  const isPhrase = query.plainRequired.length > 1 && hasPhrase(zone, query);
  const together = worth(match, query) * matched * (matched / total) * TOGETHER * (isPhrase ? PHRASE : 1);
  const verbatim = isVerbatim(zone, query) ? VERBATIM.worth : 0;
  return together + (sameName(zone, query) + verbatim) * total;
}

/** With or without the words that do not count. */
function hasPhrase({ plain }: Zone, query: ParsedQuery): boolean {
  return plain.includes(query.plainRequired) || plain.includes(query.plain);
}

/** Whether a reader who types a sentence, or pastes it, has found it. */
function isVerbatim({ kind, plain }: Zone, { plain: wanted }: ParsedQuery): boolean {
  if (!PROSE.has(kind) || !plain.includes(wanted)) return false;
  return plain === wanted || wanted.replace(/\p{Script=Han}/gu, 'han').length >= VERBATIM.letters;
}

/** A name of many words of which the query has few is worth less than one that it has all of. */
function worth({ zone, mask }: Pick<ZoneMatch, 'zone' | 'mask'>, { atoms }: Pick<ParsedQuery, 'atoms'>): number {
  const floor = FLOOR[zone.kind] ?? 1;
  let length = 0;
  for (let index = 0; index < atoms.length; index += 1)
    if ((mask & (1 << index)) !== 0) length += atoms[index]?.length ?? 0;
  const share = Math.min(1, length / Math.max(1, zone.plain.length));
  return WEIGHT[zone.kind] * (floor + (1 - floor) * share);
}

/** A field is at home where it is a parameter or in a request, and where its object is read; an error in the catalogue, which calls nothing. */
function getHome({ endpoints, entries }: IndexPage, first: RankedEntry | undefined): number {
  if (first?.tier === 'error') return endpoints.length === 0 ? HOME.error : 0;
  if (first?.tier !== 'field' || first.entry === undefined) return 0;
  const entry = entries[first.entry];
  if (entry?.kind !== 'field') return 0;
  return !entry.id?.startsWith('res-') || endpoints.some(({ method }) => method === 'GET') ? HOME.field : 0;
}

function getTier(zone: Zone, query: ParsedQuery): SearchTier {
  if (zone.kind !== 'title') return TIERS[zone.kind];
  if (zone.plain === query.plain) return 'exact-title';
  return zone.plain.startsWith(query.plain) ? 'title-prefix' : 'title-words';
}

/** An endpoint has three names, an error two: any of them is the full name. */
function sameName({ kind, text, plain, names }: Zone, query: ParsedQuery): number {
  const isExact = plain === query.plain || plain === query.plainRequired;
  if (!isExact && !names.includes(query.plain)) return 0;
  const name = isExact ? text : query.text;
  const isPlain = (kind === 'field' || kind === 'value') && /^\p{Ll}+$/u.test(name);
  return (SAME[kind] ?? 0) * (isPlain ? PLAIN_WORD : 1);
}

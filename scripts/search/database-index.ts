import type { Pool, PoolClient } from 'pg';
import type { LocaleVersion } from '../../src/model/data-address.ts';
import { getCommonSynonyms, getGeneralRules } from '../../src/search/engine/common-words.ts';
import { getStem } from '../../src/search/engine/expand.ts';
import { parseQuery, readQuery } from '../../src/search/engine/parse-query.ts';
import { getNames, type IndexPage, type SearchIndex, type Zone } from '../../src/search/engine/search-index.ts';
import { createSynonyms } from '../../src/search/engine/synonyms.ts';
import { plainText, tokenise } from '../../src/search/engine/tokenise.ts';
import { findCandidates } from './candidates.ts';
import { getEdition } from './schema.ts';
import { type EditionData, type LoadedPage, loadPage } from './stored.ts';
import { findTerms } from './terms.ts';

/** Pages in memory, of all languages: some 20 kB each. */
const MOST_PAGES = 4000;

type Loaded = {
  data: EditionData;
  pages: IndexPage[];
  words: Pick<SearchIndex, 'synonyms' | 'common' | 'rules'>;
};

/** Gives for a query an index of the pages that may be its best: `search` orders them as it does in a browser. */
export type DatabaseIndex = (localeVersion: LocaleVersion, text: string) => Promise<SearchIndex | undefined>;

/** An index in a database. What it has of an export is in memory by the number of the export, so a new one is seen by the next query. */
export function createDatabaseIndex(pool: Pool): DatabaseIndex {
  let current: string | undefined;
  let editions = new Map<string, Promise<Loaded | undefined>>();
  let cache = new Map<string, LoadedPage>();

  async function find(client: PoolClient, edition: string, text: string): Promise<SearchIndex | undefined> {
    const { rows } = await client.query<{ export: string }>({
      name: 'export',
      text: 'select export from search_export',
    });
    const exported = rows[0]?.export;
    if (exported === undefined) return undefined;
    // Exports are numbered in order; a query that began before a new one keeps what it needs to itself.
    if (current === undefined || Number(exported) > Number(current)) {
      current = exported;
      editions = new Map();
      cache = new Map();
    }
    const isCurrent = exported === current;
    const loading = (isCurrent && editions.get(edition)) || loadEdition(client, exported, edition);
    if (isCurrent) {
      editions.set(edition, loading);
      loading.then(
        (found) => found ?? editions.delete(edition),
        () => editions.delete(edition),
      );
    }
    const loaded = await loading;
    return loaded && (await createIndex(client, [exported, edition], loaded, text, isCurrent ? cache : new Map()));
  }

  return async (localeVersion, text) => {
    const edition = getEdition(localeVersion);
    // PostgreSQL refuses NUL in a parameter. Words of the query have none: see `tokenise`.
    if (edition.includes('\0')) return undefined;
    const client = await pool.connect();
    let failure: unknown;
    try {
      // One snapshot for all statements: rows of an export that is replaced meanwhile stay visible.
      await client.query('begin isolation level repeatable read read only');
      const index = await find(client, edition, text);
      await client.query('commit');
      return index;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(failure !== undefined);
    }
  };
}

async function loadEdition(client: PoolClient, exported: string, edition: string): Promise<Loaded | undefined> {
  const { rows } = await client.query<{ data: EditionData }>(
    'select data from search_edition where export = $1 and edition = $2',
    [exported, edition],
  );
  const data = rows[0]?.data;
  if (!data) return undefined;
  const pages = data.pages.map(([path, title]): IndexPage => ({ path, title, endpoints: [], entries: [] }));
  const words = {
    synonyms: createSynonyms(data.synonyms, getStem),
    common: createSynonyms(getCommonSynonyms(data.synonyms), getStem),
    rules: getGeneralRules(data.synonyms),
  };
  return { data, pages, words };
}

async function createIndex(
  client: PoolClient,
  place: [string, string],
  { data, pages, words }: Loaded,
  text: string,
  cache: Map<string, LoadedPage>,
): Promise<SearchIndex> {
  const { meant, tokens } = readQuery(text);
  const synonyms = [...words.synonyms.find(meant), ...words.common.find(meant)];
  const meanings = synonyms.flatMap(({ means }) => means.flatMap((word) => tokenise(word)));
  const getTerms = (list: typeof tokens) => list.map(({ term }) => term);
  const { vocabulary, telling } = await findTerms(client, place, getTerms(tokens), getTerms(meanings));
  const query = parseQuery(text, { vocabulary, ...words });
  const candidates = await findCandidates(client, place, query, telling);
  const found = await loadPages(client, place, candidates.pages, data, cache);
  const terms = new Set(query.terms.flatMap(({ terms }) => terms));
  const index = { pages: [...pages], vocabulary, ...words, ...selectZones(found, terms) };
  for (const [number, { page }] of found) index.pages[number] = page;
  return candidates.isPart ? { ...index, telling } : index;
}

async function loadPages(
  client: PoolClient,
  [exported, edition]: [string, string],
  numbers: number[],
  { shared }: EditionData,
  cache: Map<string, LoadedPage>,
): Promise<Map<number, LoadedPage>> {
  const found = new Map<number, LoadedPage>();
  for (const number of numbers) {
    const key = `${edition} ${number}`;
    const cached = cache.get(key);
    if (!cached) continue;
    // A map keeps the order of insertion: the least recently used page comes first.
    cache.delete(key);
    cache.set(key, cached);
    found.set(number, cached);
  }
  const missing = numbers.filter((number) => !found.has(number));
  if (missing.length === 0) return found;
  const { rows } = await client.query<{ page: number; data: string; terms: string }>({
    name: 'pages',
    text: 'select page, data, terms from search_page where export = $1 and edition = $2 and page = any($3::int[])',
    values: [exported, edition, missing],
  });
  for (const { page, data, terms } of rows) {
    const loaded = loadPage(page, data, terms, shared);
    found.set(page, loaded);
    cache.set(`${edition} ${page}`, loaded);
  }
  for (const key of cache.keys()) {
    if (cache.size <= MOST_PAGES) break;
    cache.delete(key);
  }
  return found;
}

/** The texts that have a term, numbered anew. */
function selectZones(pages: Map<number, LoadedPage>, terms: Set<string>): Pick<SearchIndex, 'zones' | 'find'> {
  const zones: Zone[] = [];
  const places = new Map<Zone, number>();
  const postings = new Map<string, number[]>();
  const getPlace = (zone: Zone) => {
    const known = places.get(zone);
    if (known !== undefined) return known;
    places.set(zone, zones.push(complete(zone)) - 1);
    return zones.length - 1;
  };
  for (const term of terms) {
    const numbers: number[] = [];
    for (const { zones, postings } of pages.values())
      for (const place of postings.get(term) ?? []) {
        const zone = zones[place];
        if (zone) numbers.push(getPlace(zone));
      }
    postings.set(term, numbers);
  }
  return { zones, find: (term) => postings.get(term) ?? [] };
}

/** Calculated when a text matches for the first time: most never do. */
function complete(zone: Zone): Zone {
  if (zone.plain === '') {
    zone.plain = plainText(zone.text);
    zone.names = getNames(zone);
  }
  return zone;
}

import type { Pool, PoolClient } from 'pg';
import type { LocaleVersion } from '../../src/model/data-address.ts';
import { getCommonSynonyms, getGeneralRules } from '../../src/search/engine/common-words.ts';
import { getStem } from '../../src/search/engine/expand.ts';
import { parseQuery, readQuery } from '../../src/search/engine/parse-query.ts';
import { getNames, type IndexPage, type SearchIndex, type Zone } from '../../src/search/engine/search-index.ts';
import { createSynonyms } from '../../src/search/engine/synonyms.ts';
import { plainText, tokenise } from '../../src/search/engine/tokenise.ts';
import { findCandidates } from './candidates.ts';
import { loadPages, type PageCache } from './page-cache.ts';
import { getEdition } from './schema.ts';
import { createPostingsPattern, type EditionData, type LoadedPage } from './stored.ts';
import { findTerms } from './terms.ts';

type Loaded = {
  data: EditionData;
  pages: IndexPage[];
  words: Pick<SearchIndex, 'synonyms' | 'common' | 'rules'>;
};

type Wanted = { text: string; within: string };

/** Gives for a query an index of the pages that may be its best: `search` orders them as it does in a browser. */
export type DatabaseIndex = (
  localeVersion: LocaleVersion,
  text: string,
  within: string,
) => Promise<SearchIndex | undefined>;

/** An index in a database. What it has of an export is in memory by the number of the export, so a new one is seen by the next query. */
export function createDatabaseIndex(pool: Pool): DatabaseIndex {
  let current: string | undefined;
  let editions = new Map<string, Promise<Loaded | undefined>>();
  let cache: PageCache = new Map();

  async function find(client: PoolClient, edition: string, wanted: Wanted): Promise<SearchIndex | undefined> {
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
    return loaded && (await createIndex(client, [exported, edition], loaded, wanted, isCurrent ? cache : new Map()));
  }

  return async (localeVersion, text, within) => {
    const edition = getEdition(localeVersion);
    // PostgreSQL refuses NUL in a parameter. Words of the query have none: see `tokenise`.
    if (edition.includes('\0')) return undefined;
    const client = await pool.connect();
    let failure: unknown;
    try {
      // One snapshot for all statements: rows of an export that is replaced meanwhile stay visible.
      await client.query('begin isolation level repeatable read read only');
      const index = await find(client, edition, { text, within });
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
  { text, within }: Wanted,
  cache: PageCache,
): Promise<SearchIndex> {
  const { meant, tokens } = readQuery(text);
  const synonyms = [...words.synonyms.find(meant), ...words.common.find(meant)];
  const meanings = synonyms.flatMap(({ means }) => means.flatMap((word) => tokenise(word)));
  const getTerms = (list: typeof tokens) => list.map(({ term }) => term);
  const { vocabulary, telling } = await findTerms(client, place, getTerms(tokens), getTerms(meanings));
  const query = parseQuery(text, { vocabulary, ...words });
  const candidates = await findCandidates(client, place, { query, telling, within });
  const found = await loadPages(client, place, candidates.pages, data, cache);
  const terms = new Set(query.terms.flatMap(({ terms }) => terms));
  const index = { pages: [...pages], vocabulary, ...words, ...selectZones(found.values(), terms) };
  for (const [number, { page }] of found) index.pages[number] = page;
  return candidates.isPart ? { ...index, telling } : index;
}

/** The texts that have a term, numbered anew. */
function selectZones(pages: Iterable<LoadedPage>, terms: ReadonlySet<string>): Pick<SearchIndex, 'zones' | 'find'> {
  const zones: Zone[] = [];
  const found = new Map<string, number[]>();
  const pattern = createPostingsPattern(terms);
  for (const { zones: own, postings } of pages) {
    const numbers = new Map<string, number>();
    for (const [, term = '', places = ''] of terms.size === 0 ? [] : postings.matchAll(pattern))
      for (const place of places.split(' ')) {
        const zone = own[Number(place)];
        if (!zone) continue;
        const number = numbers.get(place) ?? zones.push(complete(zone)) - 1;
        numbers.set(place, number);
        const all = found.get(term);
        if (all) all.push(number);
        else found.set(term, [number]);
      }
  }
  return { zones, find: (term) => found.get(term) ?? [] };
}

/** Calculated when a text matches for the first time: most never do. */
function complete(zone: Zone): Zone {
  if (zone.plain === '') {
    zone.plain = plainText(zone.text);
    zone.names = getNames(zone);
  }
  return zone;
}

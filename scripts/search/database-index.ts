import type pg from 'pg';
import type { Pool, PoolClient } from 'pg';
import type { LocaleVersion } from '../../src/model/data-address.ts';
import type { SharedEntry } from '../../src/model/search.ts';
import { getCommonSynonyms, getGeneralRules } from '../../src/search/engine/common-words.ts';
import { getStem } from '../../src/search/engine/expand.ts';
import { parseQuery, readQuery } from '../../src/search/engine/parse-query.ts';
import { getNames, type IndexPage, type SearchIndex, type Zone } from '../../src/search/engine/search-index.ts';
import { createSynonyms } from '../../src/search/engine/synonyms.ts';
import { plainText, tokenise } from '../../src/search/engine/tokenise.ts';
import { findCandidates } from './candidates.ts';
import { getEdition } from './schema.ts';
import { type EditionData, loadPage } from './stored.ts';
import { findTerms } from './terms.ts';

const BEGIN = 'begin isolation level repeatable read read only';

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

  async function find(client: PoolClient, edition: string, wanted: Wanted): Promise<SearchIndex | undefined> {
    // One snapshot for all statements: rows of an export that is replaced meanwhile stay visible. Two statements, so a result for each.
    const results: unknown = await client.query(`${BEGIN}; select export from search_export`);
    const [, { rows }] = results as [pg.QueryResult, pg.QueryResult<{ export: string }>];
    const exported = rows[0]?.export;
    if (exported === undefined) return undefined;
    // Exports are numbered in order; a query that began before a new one keeps what it needs to itself.
    if (current === undefined || Number(exported) > Number(current)) {
      current = exported;
      editions = new Map();
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
    return loaded && (await createIndex(client, [exported, edition], loaded, wanted));
  }

  return async (localeVersion, text, within) => {
    const edition = getEdition(localeVersion);
    // PostgreSQL refuses NUL in a parameter. Words of the query have none: see `tokenise`.
    if (edition.includes('\0')) return undefined;
    const client = await pool.connect();
    try {
      const index = await find(client, edition, { text, within });
      // Nobody waits for the end: the connection is free afterwards.
      client.query('commit').then(
        () => client.release(),
        () => client.release(true),
      );
      return index;
    } catch (error) {
      client.release(true);
      throw error;
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
): Promise<SearchIndex> {
  const { meant, tokens } = readQuery(text);
  const synonyms = [...words.synonyms.find(meant), ...words.common.find(meant)];
  const meanings = synonyms.flatMap(({ means }) => means.flatMap((word) => tokenise(word)));
  const getTerms = (list: typeof tokens) => list.map(({ term }) => term);
  const { vocabulary, telling } = await findTerms(client, place, getTerms(tokens), getTerms(meanings));
  const query = parseQuery(text, { vocabulary, ...words });
  const candidates = await findCandidates(client, place, { query, telling, within });
  const terms = new Set(query.terms.flatMap(({ terms }) => terms));
  const { loaded, ...zones } = await loadPages(client, place, candidates.pages, { terms, shared: data.shared });
  const index = { pages: [...pages], vocabulary, ...words, ...zones };
  for (const [number, page] of loaded) index.pages[number] = page;
  return candidates.isPart ? { ...index, telling } : index;
}

/** The pages with these numbers, with their texts that have one of the terms, numbered anew. */
async function loadPages(
  client: PoolClient,
  [exported, edition]: [string, string],
  numbers: number[],
  { terms, shared }: { terms: ReadonlySet<string>; shared: SharedEntry[] },
): Promise<Pick<SearchIndex, 'zones' | 'find'> & { loaded: Map<number, IndexPage> }> {
  const { rows } = await client.query<{ page: number; data: string; found: Record<string, string> | null }>({
    name: 'pages',
    // With an empty object added, and "offset 0", the terms of a page are decompressed once instead of once for each term.
    text: `select page, data, (select json_object_agg(term, terms -> term) from unnest($4::text[]) as term where terms ? term) as found
           from (select page, data, terms || '{}' as terms from search_page
                 where export = $1 and edition = $2 and page = any($3::int[]) offset 0) as pages`,
    values: [exported, edition, numbers, [...terms]],
  });
  const loaded = new Map<number, IndexPage>();
  const zones: Zone[] = [];
  const found = new Map<string, number[]>([...terms].map((term) => [term, []]));
  for (const row of rows) {
    const { page, getZone } = loadPage(row.page, row.data, shared);
    loaded.set(row.page, page);
    const known = new Map<string, number>();
    for (const [term, places] of Object.entries(row.found ?? {}))
      for (const place of places.split(' ')) {
        const number = known.get(place) ?? zones.push(complete(getZone(place))) - 1;
        known.set(place, number);
        found.get(term)?.push(number);
      }
  }
  return { loaded, zones, find: (term) => found.get(term) ?? [] };
}

/** With what is calculated from the text: most texts never match. */
function complete(zone: Zone): Zone {
  zone.plain = plainText(zone.text);
  zone.names = getNames(zone);
  return zone;
}

import type { Pool, PoolClient } from 'pg';
import type { SearchData, SharedEntry } from '../../src/model/search.ts';
import { getStem } from '../../src/search/engine/expand.ts';
import { getTelling } from '../../src/search/engine/rank.ts';
import { distributeShared, getNames, type IndexPage } from '../../src/search/engine/search-index.ts';
import { plainText, tokenise } from '../../src/search/engine/tokenise.ts';
import { getFolders, getLexemes, isIndexed, quote } from './lexemes.ts';
import { getEdition, SCHEMA } from './schema.ts';
import { type EditionData, getZoneGroups, packPage, packPostings, type ZonePlace } from './stored.ts';

/** Rows of one statement: large enough to be few, small enough for memory. */
const BATCH = 200;
/** Any number: exports of one database wait for each other. */
const LOCK = 3_701_911;

/** Pages are read more often than written, and LZ4 is read in a fifth of the time. A server may be compiled without it. */
const FASTER_COMPRESSION = `
select set_config('default_toast_compression', 'lz4', true) from pg_settings
where name = 'default_toast_compression' and 'lz4' = any(enumvals)`;

/** One language and version of a built site. */
export type Edition = { locale: string; version: string | undefined; data: SearchData };

/**
 * Replaces the export in a database by another one, in one transaction: whoever reads meanwhile sees the old one until the new one is
 * complete. Returns the number of pages.
 */
export async function exportSite(pool: Pool, editions: Edition[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(SCHEMA);
    await client.query(FASTER_COMPRESSION);
    const { rows } = await client.query<{ number: string }>("select nextval('search_export_number') as number");
    const number = rows[0]?.number ?? '';
    for (const edition of editions) await writeEdition(client, number, edition);
    await client.query(
      'insert into search_export (export) values ($1) on conflict (only_row) do update set export = excluded.export, exported_at = now()',
      [number],
    );
    for (const table of ['search_edition', 'search_page', 'search_term']) {
      await client.query(`delete from ${table} where export <> $1`, [number]);
      await client.query(`analyze ${table}`);
    }
    // What is not yet in the index proper would be read through by every query.
    await client.query("select gin_clean_pending_list('search_page_lexemes')");
    await client.query('commit');
    return editions.reduce((sum, { data }) => sum + data.pages.length, 0);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function writeEdition(client: PoolClient, number: string, { data, ...name }: Edition): Promise<void> {
  const edition = getEdition(name);
  const pages = distributeShared(data);
  const telling = new Map<string, number>();
  const numbers = new Map(data.shared?.map((entry, number) => [entry, number]));
  for (let start = 0; start < pages.length; start += BATCH) {
    const rows = pages.slice(start, start + BATCH).map((page, offset) => toRow(page, start + offset, numbers, telling));
    await client.query(
      `insert into search_page select $1, $2, page, length, lexemes::tsvector, data, terms::jsonb
       from unnest($3::int[], $4::int[], $5::text[], $6::text[], $7::text[]) as row (page, length, lexemes, data, terms)`,
      [number, edition, ...columns(rows)],
    );
  }
  const head: EditionData = {
    pages: data.pages.map(({ path, title }) => [path, title]),
    shared: data.shared ?? [],
    synonyms: data.synonyms ?? [],
  };
  await client.query('insert into search_edition values ($1, $2, $3)', [number, edition, toText(JSON.stringify(head))]);
  const terms = [...telling].filter(([term]) => isIndexed(term)).map(([term, count]) => [term, getStem(term), count]);
  await client.query('insert into search_term select $1, $2, * from unnest($3::text[], $4::text[], $5::real[])', [
    number,
    edition,
    ...(terms.length === 0 ? [[], [], []] : columns(terms)),
  ]);
}

/** A page as a row; adds what it tells about each of its terms. */
function toRow(
  page: IndexPage,
  number: number,
  shared: ReadonlyMap<SharedEntry, number>,
  telling: Map<string, number>,
): unknown[] {
  const postings = new Map<string, ZonePlace[]>();
  const lexemes = new Set(getFolders(page.path));
  const best = new Map<string, number>();
  for (const [group, zones] of getZoneGroups(page, number).entries())
    for (const [at, zone] of zones.entries()) {
      const terms = new Set(tokenise(zone.text).map(({ term }) => term));
      zone.plain = plainText(zone.text);
      zone.names = getNames(zone);
      for (const lexeme of getLexemes(zone, terms)) lexemes.add(lexeme);
      for (const term of terms) {
        postings.set(term, [...(postings.get(term) ?? []), `${group}.${at}`]);
        best.set(term, Math.max(best.get(term) ?? 0, getTelling(zone, term)));
      }
    }
  for (const [term, value] of best) telling.set(term, (telling.get(term) ?? 0) + value);
  const words = [...lexemes].map(quote).join(' ');
  return [number, page.title.length, words, toText(packPage(page, shared)), packPostings(postings)];
}

function columns(rows: unknown[][]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}

/** PostgreSQL stores no NUL. `JSON.stringify` escapes it, and the type `json` refuses the escape. */
function toText(json: string): string {
  return json.replace(/\\u0000/g, ' ');
}

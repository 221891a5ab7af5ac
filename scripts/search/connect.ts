import type pg from 'pg';
import { hasCode } from '../../packages/base/node/file-error.ts';
import { UsageError } from '../../packages/base/node/options.ts';
import { OLDEST_VERSION } from './schema.ts';

/** What a reader waits for at most; a connection that is stuck is given back. */
const QUERY_MS = 10_000;

/**
 * For each process. The database takes a quarter of the time of a search: with two, the process never waits. More searches at once would keep
 * more in memory, and all of them would be late.
 */
const CONNECTIONS = 2;

/** Connections to a database that is there, new enough, and has UTF-8. Throws a `UsageError` that says what is wrong. */
export async function connectDatabase(url: string): Promise<pg.Pool> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new UsageError(`The address of the database must be like postgres://user@host/database, not "${url}".`);
  const { Pool } = await loadDriver();
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: QUERY_MS });
  // A server that ends idle connections is no reason to end: the next query connects again, or fails alone.
  pool.on('error', (error) => console.error(`The database closed a connection: ${error.message}`));
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    );
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < OLDEST_VERSION)
      throw new UsageError(`The database is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
    if (rows[0]?.encoding !== 'UTF8')
      throw new UsageError(`The database is encoded in ${rows[0]?.encoding}; create one with UTF8.`);
    return pool;
  } catch (error) {
    await pool.end();
    throw explainDatabaseError(error);
  }
}

/** An optional dependency: search in a database is for sites that are too large for the index of a browser. */
async function loadDriver(): Promise<typeof pg> {
  try {
    return (await import('pg')).default;
  } catch (error) {
    if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new UsageError('Search in PostgreSQL needs the package "pg": npm install --include=optional installs it.');
  }
}

const REASONS: Record<string, string> = {
  ERR_INVALID_URL: 'its address must be like postgres://user@host/database',
  ECONNREFUSED: 'no server listens there: start PostgreSQL, or correct host and port',
  ENOENT: 'there is no socket of a server: start PostgreSQL, or correct the folder in host',
  ENOTFOUND: 'there is no such host',
  '28P01': 'the password is wrong',
  '28000': 'the server does not let this user in (pg_hba.conf)',
  '3D000': 'there is no such database: createdb makes one',
  '42501': 'the user has no right to do this: see docs/hosting.md for the rights of the two roles',
  '0A000': 'the extension pg_trgm is missing: install postgresql-contrib, or what the host calls it',
  '58P01': 'the extension pg_trgm is missing: install postgresql-contrib, or what the host calls it',
  '42P01': 'there is no export in it yet: npm run search -- export postgres URL',
  '54000': 'a page has too many different words for PostgreSQL (1 MB)',
};

/** A mistake of the surroundings, in words; anything else is given back as it is. */
export function explainDatabaseError(error: unknown): unknown {
  const code = Object.keys(REASONS).find((code) => hasCode(error, code));
  if (code === undefined || !(error instanceof Error)) return error;
  return new UsageError(`The database: ${REASONS[code]}. (${error.message || code})`);
}

/** Whether there is an export, and the user may read it; throws a `UsageError` otherwise. */
export async function checkExport(pool: pg.Pool): Promise<void> {
  try {
    const { rowCount } = await pool.query(
      'select 1 from search_export, lateral (select 1 from search_page limit 1) as page',
    );
    if (rowCount === 0) throw new UsageError('The database has no export: npm run search -- export postgres URL');
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

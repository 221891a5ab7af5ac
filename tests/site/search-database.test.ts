import type { Server } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { checkExport, connectDatabase } from '../../scripts/search/connect.ts';
import { createDatabaseIndex } from '../../scripts/search/database-index.ts';
import { exportSite } from '../../scripts/search/export-site.ts';
import { parseSearchFile, readSearchFiles } from '../../scripts/server/search-files.ts';
import { createSearchServer } from '../../scripts/server/search-server.ts';
import type { SearchData, SearchResult } from '../../src/model/search.ts';
import { search } from '../../src/search/engine/query.ts';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { needs } from '../setup/installed.ts';
import { atNight } from '../setup/nightly.ts';
import { SITE } from '../setup/sites.ts';
import { type StartedPostgres, startPostgres } from '../setup/start-postgres.ts';
import { freshItems } from './fresh-items.ts';
import { knownItems } from './known-items.ts';

const LIMITS = { pages: 5, hits: 3, excerpt: 100 };
const HOSTILE = [
  '',
  "o'clock'; drop table search_page; --",
  'a\0b',
  '\\\' & | ! <-> :* ( " $1 %',
  '\ud800card',
  'x'.repeat(5000),
  '卡'.repeat(300),
];

describe(...needs('postgres', 'search in PostgreSQL'), () => {
  let postgres: StartedPostgres;
  let pools: pg.Pool[];
  let servers: Server[];
  let origins: string[];

  beforeAll(async () => {
    postgres = await startPostgres();
    const owner = await connectDatabase(postgres.getUrl('owner'));
    await owner.query('create role reader login; alter default privileges grant select on tables to reader');
    const reader = () => connectDatabase(postgres.getUrl('reader'));
    pools = [owner, await reader(), await reader()];
    servers = pools.slice(1).map((pool) => createSearchServer(createDatabaseIndex(pool)));
    origins = await Promise.all(servers.map((server) => listen(server, 0)));
  });

  afterAll(async () => {
    for (const server of servers ?? []) server.close();
    await Promise.all((pools ?? []).map((pool) => pool.end()));
    await postgres?.stop();
  });

  async function ask(origin: string, query: string, locale = 'en'): Promise<SearchResult> {
    const response = await fetch(`${origin}/?${new URLSearchParams({ q: query, locale, pages: '5' })}`);
    expect(response.status).toBe(200);
    return (await response.json()) as SearchResult;
  }

  async function exportPages(data: SearchData): Promise<void> {
    await exportSite(pools[0] as pg.Pool, [{ locale: 'en', version: undefined, data }]);
  }

  const getPaths = ({ groups }: SearchResult) => groups.map(({ path }) => path);

  test('a database without an export says how to make one', async () => {
    await expect(checkExport(pools[1] as pg.Pool)).rejects.toThrow('npm run search -- export');
  });

  test('a server that is not there, and an address of something else, are explained', async () => {
    await expect(connectDatabase('postgres://reader@127.0.0.1:9/postgres')).rejects.toThrow('no server listens there');
    await expect(connectDatabase('mysql://reader@localhost/')).rejects.toThrow('must be like postgres://');
    await expect(connectDatabase(postgres.getUrl('reader', 'nothing'))).rejects.toThrow('no such database');
  });

  test(
    'the known queries have the same first five pages as in a browser, and hostile ones too',
    atNight(),
    async () => {
      const files = (await readSearchFiles(join(ROOT, SITE.dir))).map((file) => ({
        ...file,
        data: parseSearchFile(file),
      }));
      await exportSite(pools[0] as pg.Pool, files);
      let count = 0;
      const different: string[] = [];
      for (const { locale, data } of files) {
        const local = buildIndex(data);
        const items = [knownItems, freshItems].flatMap((set) => set[locale as keyof typeof set] ?? []);
        const queries = [...items.map(([query]) => query), 'crad', 'rechrge', ...HOSTILE];
        count += queries.length;
        for (const [number, query] of queries.entries()) {
          const found = await ask(origins[number % 2] ?? '', query, locale);
          if (getPaths(found).join() !== getPaths(search(local, query, LIMITS)).join()) different.push(query);
        }
      }
      expect(count).toBeGreaterThan(180);
      expect(different.length, different.join('\n')).toBeLessThanOrEqual(count * 0.02);
      expect((await fetch(`${origins[0]}/?q=card&locale=%00`)).status).toBe(404);
    },
  );

  test('an export under load replaces the one before at once, for two servers', async () => {
    const makeSite = (name: string): SearchData => ({
      pages: Array.from({ length: 30 }, (_, number) => ({
        path: `/${name}/${number}`,
        title: `Shelf ${number}`,
        endpoints: [],
        entries: [{ kind: 'section', label: name, text: 'A shelf of tea.' }],
      })),
    });
    await exportPages(makeSite('red'));
    let isDone = false;
    const seen = new Set<string>();
    const readers = [...origins, ...origins].map(async (origin) => {
      let last = '';
      while (!isDone) {
        const names = new Set(getPaths(await ask(origin, 'shelf tea')).map((path) => path.split('/')[1] ?? ''));
        expect([...names], 'one export').toHaveLength(1);
        [last = ''] = names;
        seen.add(last);
      }
    });
    for (const name of ['green', 'blue', 'red', 'black']) await exportPages(makeSite(name));
    isDone = true;
    await Promise.all(readers);

    expect(seen.size).toBeGreaterThan(1);
    for (const origin of origins) expect(getPaths(await ask(origin, 'shelf'))[0]).toMatch(/^\/black\//);
    const { rows } = await (pools[0] as pg.Pool).query(
      'select count(distinct export)::int as exports from search_page',
    );
    expect(rows).toEqual([{ exports: 1 }]);
  });

  test('an API that the reader has chosen is searched by itself, however many pages of others match better', async () => {
    const makePages = (folder: string, title: string, count: number): SearchData['pages'] =>
      Array.from({ length: count }, (_, number) => ({
        path: `/${folder}/${number}`,
        title,
        endpoints: [],
        entries: [],
      }));
    await exportPages({
      pages: [...makePages('red', 'Shelf', 200), ...makePages('blue', 'Shelf of the other API', 3)],
    });
    const count = async (within: string) => {
      const query = new URLSearchParams({ q: 'shelf', locale: 'en', pages: '5', within });
      return ((await (await fetch(`${origins[0]}/?${query}`)).json()) as SearchResult).pages;
    };

    expect(await count('/blue/')).toBe(3);
    expect(await count('/green/')).toBe(0);
    // PostgreSQL has no text with a NUL.
    expect(await count('/\0/')).toBe(0);
  });

  test('a reader cannot export', async () => {
    await expect(exportSite(pools[1] as pg.Pool, [])).rejects.toThrow(/permission denied|must be owner/);
  });
});

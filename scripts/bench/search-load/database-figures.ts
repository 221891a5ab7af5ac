import { spawn } from 'node:child_process';
import { required } from '../../../src/model/invariant.ts';
import { ROOT } from '../../cli/options.ts';
import { connectDatabase } from '../../search/connect.ts';
import { type Edition, exportSite } from '../../search/export-site.ts';
import { parseSearchFile, readSearchFiles } from '../../server/search-files.ts';
import { readIntents } from '../intents/read-intents.ts';
import { getProduct, multiplyPages } from '../scale/multiply-pages.ts';
import { formatLoad, measureLoad } from './load.ts';

const WARM_UP_SECONDS = 15;

export type DatabaseLoad = {
  /** Of the database, whose export is replaced. */
  url: string;
  /** Pages of each language. */
  pages: number;
  /** Whether they are in the database already: an export takes minutes. */
  isExported: boolean;
  /** Requests in a second, and for how many seconds. */
  rate: number;
  seconds: number;
};

/** Exports a large site that is made of a built one, and measures the search server over it beside one that asks the database for nothing. */
export async function* databaseFigures(dir: string, load: DatabaseLoad): AsyncIterable<string> {
  const files = await readSearchFiles(dir);
  const editions = files.map((file) => ({ ...file, data: multiplyPages(parseSearchFile(file), load.pages) }));
  yield `${editions.length} languages with ${load.pages} pages each`;
  if (!load.isExported) yield await measureExport(load.url, editions);
  const queries = await chooseQueries(editions, load);
  const servers = {
    'floor (select 1)': [new URL('serve-floor.ts', import.meta.url).pathname, load.url],
    search: ['scripts/commands/search-serve.ts', '--postgres', load.url, '--port', '0'],
  };
  for (const [name, program] of Object.entries(servers)) {
    const { origin, stop } = await startServer(program);
    const urls = queries.map((query) => `${origin}/?${query}`);
    const first = await measureLoad(urls.slice(0, 1), 1);
    yield `${name}, first request: ${first.longest.toFixed(0)} ms`;
    // A new process compiles what it runs often, and the database reads its files.
    const cold = urls.slice(-load.rate * WARM_UP_SECONDS);
    yield `${name}, first ${WARM_UP_SECONDS} s: ${formatLoad(await measureLoad(cold, load.rate))}`;
    yield `${name}, ${load.rate} requests a second: ${formatLoad(await measureLoad(urls, load.rate))}`;
    stop();
  }
}

async function measureExport(url: string, editions: Edition[]): Promise<string> {
  const pool = await connectDatabase(url);
  const start = performance.now();
  await exportSite(pool, editions);
  await pool.end();
  return `export: ${((performance.now() - start) / 1000).toFixed(0)} s`;
}

/** The known queries of each language in turn: as they are, with the name of a product, and as they are while they are typed. */
async function chooseQueries(editions: Edition[], { pages, rate, seconds }: DatabaseLoad): Promise<URLSearchParams[]> {
  const intents = await readIntents('tuned');
  return Array.from({ length: rate * seconds }, (_, number) => {
    const { locale, version, data } = required(editions[number % editions.length], 'A site has a language.');
    const all = intents.get(locale) ?? [];
    // A step that has no factor in common with a list of less than 7,919 queries visits all of them.
    const { query = '' } = all[(number * 7919) % all.length] ?? {};
    const product = getProduct(1 + ((number * 31) % Math.ceil(pages / data.pages.length)));
    const typed = query.slice(0, 1 + ((number * 13) % query.length));
    const text = [query, `${query} ${product}`, typed][Math.floor(number / editions.length) % 3] ?? '';
    return new URLSearchParams({ q: text, locale, ...(version !== undefined && { version }) });
  });
}

type Started = { origin: string; stop: () => void };

/** A program that prints the address at which it listens. */
function startServer(program: string[]): Promise<Started> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', '--import', 'tsx', ...program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(String(text)) ?? [];
      if (origin !== undefined) resolve({ origin, stop: () => child.kill() });
    });
    child.once('exit', (code) => reject(new Error(`${program[0]} ended with ${code}.`)));
  });
}

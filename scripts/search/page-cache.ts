import type { PoolClient } from 'pg';
import { type EditionData, type LoadedPage, loadPage } from './stored.ts';

/** Pages in memory, of all languages: some 20 kB each. */
const MOST_PAGES = 4000;

export type PageCache = Map<string, LoadedPage>;

/** Pages of an export by their numbers, from memory where they were used before (LRU). */
export async function loadPages(
  client: PoolClient,
  [exported, edition]: [string, string],
  numbers: number[],
  { shared }: EditionData,
  cache: PageCache,
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

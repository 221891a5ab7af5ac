import type { SearchData } from '../../../src/model/search.ts';
import type { Compiled } from '../compile.ts';
import { composeSearchData } from './search-data.ts';

/**
 * The largest index that a browser loads, of one language. At 71 bytes an entry it is 285 kB compressed: 1.4 s over Slow 4G, and 2 s of a worker at 4×
 * slowed CPU, before the first result (`decisions/0291`).
 */
const MOST_LOCAL_ENTRIES = 4000;

/**
 * Decides for `search: { mode: 'auto' }` whether the browser or the server searches: all languages together, since each page searches in all of
 * them. `reason` is for the person who builds.
 */
export function chooseSearch(compiled: Compiled): { compiled: Compiled; reason?: string } {
  const { search } = compiled.config;
  if (search?.mode !== 'auto') return { compiled };
  const { url, above = MOST_LOCAL_ENTRIES } = search;
  const counts = compiled.localeBuilds.map((localeBuild) => countEntries(composeSearchData(compiled, localeBuild)));
  const most = Math.max(...counts);
  const index = `the largest index has ${most} entries, ${most > above ? 'more' : 'not more'} than ${above}`;
  if (most <= above) return { compiled, reason: `search in the browser: ${index}` };
  const localeBuilds = compiled.localeBuilds.map((localeBuild) => ({
    ...localeBuild,
    site: { ...localeBuild.site, search: { mode: 'remote' as const, url } },
  }));
  return { compiled: { ...compiled, localeBuilds }, reason: `search at ${url}: ${index}` };
}

/** What can be found: pages, their parts, and what several pages share. */
function countEntries({ pages, shared = [] }: SearchData): number {
  return pages.reduce((sum, { entries }) => sum + 1 + entries.length, shared.length);
}

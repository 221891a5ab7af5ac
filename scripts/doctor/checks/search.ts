import { z } from 'zod';
import { searchDataAddress, siteDataAddress } from '../../../src/model/data-address.ts';
import { type SearchFile, unpackSearchData } from '../../../src/model/search-file.ts';
import { search } from '../../../src/search/engine/query.ts';
import { buildIndex } from '../../../src/search/engine/search-index.ts';
import { at, type Check, type Fault } from '../check.ts';
import { readHead } from '../html.ts';
import { type LiveSite, parseJson } from '../live-site.ts';

const LIMITS = { pages: 10, hits: 1, excerpt: 100 };
const SiteFile = z.object({
  locales: z.array(z.object({ locale: z.string() })),
  search: z.object({ mode: z.string(), url: z.string().optional() }).optional(),
});
const Titled = z.object({ pages: z.array(z.object({ path: z.string(), title: z.string() })) });
const Result = z.object({ groups: z.array(z.object({ path: z.string() })) });

/** In each language, the search finds a page by its title: in the index of the site, or at the server that the site names. */
export const checkSearch: Check = async (live) => {
  const site = await readSite(live);
  if (site === undefined)
    return [at(`_build/${live.buildId}`, 'has no data of the site, so a page of another build was deployed')];
  const findings: Fault[] = [];
  for (const { locale } of site.locales) {
    const file = await live.get(`${live.home.pathname}_build/${live.buildId}/${searchDataAddress({ locale })}`);
    const data = parseJson(file.text);
    const page = Titled.safeParse(data).data?.pages[0];
    if (page === undefined) {
      findings.push(at(file.path, `status ${file.status}, and no index`));
      continue;
    }
    const url = site.search?.url;
    // Our own output of the same build as these programs.
    const find = () => search(buildIndex(unpackSearchData(data as SearchFile)), page.title, LIMITS).groups;
    const groups = url === undefined ? find() : await askServer(url, { q: page.title, locale }, live.origin);
    if ('message' in groups) findings.push(groups);
    else if (!groups.some(({ path }) => path === page.path))
      findings.push(at(file.path, `the search for "${page.title}" does not find ${page.path}`));
  }
  return findings;
};

/** The name of a language in addresses is its tag, or the first part of it. */
async function readSite({ home, get, buildId }: LiveSite) {
  const { lang } = readHead((await get(home.pathname)).text);
  for (const locale of new Set([lang, lang.split('-')[0] ?? ''])) {
    const file = await get(`${home.pathname}_build/${buildId}/${siteDataAddress({ locale })}`);
    if (file.status === 200) return SiteFile.safeParse(parseJson(file.text)).data;
  }
  return undefined;
}

/** What a browser would get on a page of the site; a finding where it would get nothing. */
async function askServer(url: string, query: { q: string; locale: string }, origin: string) {
  const params = new URLSearchParams({ ...query, pages: '10', hits: '1', excerpt: '100' });
  try {
    const response = await fetch(`${url}?${params}`, { headers: { origin }, signal: AbortSignal.timeout(20_000) });
    const allowed = response.headers.get('access-control-allow-origin');
    if (new URL(url).origin !== origin && allowed !== '*' && allowed !== origin)
      return at(url, `does not allow pages of ${origin} (Access-Control-Allow-Origin is ${allowed})`);
    const groups = Result.safeParse(await response.json()).data?.groups;
    return groups ?? at(url, `status ${response.status}, and no result`);
  } catch (error) {
    return at(url, error instanceof Error ? error.message : String(error));
  }
}

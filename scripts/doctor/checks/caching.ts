import pMap from 'p-map';
import { contentType } from '../../hosting/media-types.ts';
import { IMMUTABLE, REVALIDATED } from '../../hosting/rules.ts';
import { at, type Check, checkEach, compare, type Fault } from '../check.ts';
import { readHead } from '../html.ts';
import type { LiveSite } from '../live-site.ts';

/** Files with a hash never change; everything else is validated each time, and has what that needs. */
export const checkCaching: Check = async (site) => {
  const { home, get, paths } = site;
  const pages = await pMap(paths, (path) => get(path), { concurrency: 4 });
  const assets = new Set(pages.flatMap(({ text }) => readHead(text).assets));
  const ofAssets = await checkEach(assets, async (path) => {
    const { status, headers } = await get(path);
    if (status !== 200) return [at(path, `status ${status}, and a page loads it`)];
    return [
      ...compare(path, 'cache-control', headers.get('cache-control'), IMMUTABLE),
      ...compare(path, 'content-type', headers.get('content-type')?.toLowerCase(), contentType(path)),
    ];
  });
  const validated = [...paths, `${home.pathname}_build/info.json`];
  return [...ofAssets, ...(await checkEach(validated, (path) => checkValidated(site, path)))];
};

async function checkValidated({ get }: LiveSite, path: string): Promise<Fault[]> {
  const { headers } = await get(path, { 'accept-encoding': 'identity' });
  const cacheControl = compare(path, 'cache-control', headers.get('cache-control'), REVALIDATED);
  const etag = headers.get('etag');
  if (etag === null) return [...cacheControl, at(path, 'has no ETag')];
  // Without it, fetch adds `no-cache`, and some servers then send the file again.
  const again = await get(path, { 'accept-encoding': 'identity', 'if-none-match': etag, 'cache-control': 'max-age=0' });
  return [...cacheControl, ...compare(path, 'status of a request with its ETag', again.status, 304)];
}

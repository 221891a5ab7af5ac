import { at, type Check, checkEach, compare } from '../check.ts';
import { readHead } from '../html.ts';

/** Pages are at the address of the site map, as HTML, and name that address as their own. */
export const checkPages: Check = (site) =>
  checkEach(site.paths, async (path) => {
    const { status, headers, text } = await site.get(path);
    if (status !== 200) return [at(path, `status ${status}`)];
    return [
      ...compare(path, 'content-type', headers.get('content-type')?.toLowerCase(), 'text/html; charset=utf-8'),
      ...compare(path, 'canonical address', readHead(text).canonical, site.origin + path),
    ];
  });

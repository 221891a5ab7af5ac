import { at, type Check, type Fault } from '../check.ts';
import type { LiveSite } from '../live-site.ts';

/** The other form of an address, with or without its slash, leads to the page in one step, with its query. */
export const checkAddresses: Check = async (site) => {
  const below = site.paths.filter((path) => path !== site.home.pathname);
  const page = below.find((path) => !path.endsWith('/'));
  const index = below.find((path) => path.endsWith('/'));
  return [
    ...(page === undefined ? [] : await checkRedirect(site, `${page}/`, page)),
    ...(index === undefined ? [] : await checkRedirect(site, index.slice(0, -1), index)),
  ];
};

async function checkRedirect({ get, home }: LiveSite, from: string, to: string): Promise<Fault[]> {
  const { status, headers } = await get(`${from}?doctor=1`);
  if (![301, 302, 307, 308].includes(status)) return [at(from, `status ${status}, not a redirect to ${to}`)];
  const target = new URL(headers.get('location') ?? '', new URL(from, home));
  const isRight = target.origin === home.origin && decodeURI(target.pathname) === decodeURI(to);
  if (!isRight) return [at(from, `redirects to ${target}, not to ${to}`)];
  return target.search === '?doctor=1' ? [] : [at(from, 'its redirect loses the query')];
}

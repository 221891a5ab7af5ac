import type { IncomingHttpHeaders } from 'node:http';

/** Who may use a server of this machine, besides programs on it that call it `localhost`. */
export type LocalAccess = {
  /** Other names of this machine that may be in `Host`. */
  hosts?: readonly string[];
  /** Origins of pages: `all-loopback` means those of every server of this machine. */
  pages?: readonly string[];
  /** Whether links of other sites may lead here. For a server of pages, which a mere visit changes nothing in. */
  links?: boolean;
};

/** In `pages`: every page of a server of this machine. */
export const LOOPBACK_PAGES = 'all-loopback';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The one rule of all servers that act for whoever reaches them (`decisions/0184`). A page is named by `Origin`; where a browser sends
 * none, `Sec-Fetch-Site` says whether another site is behind the request. `Host` is that of the address bar: another name means that
 * a page has made its own name resolve to this machine (DNS rebinding). Gives the sentence for whoever is refused.
 */
export function refuseAccess(
  { host = '', origin, ...headers }: IncomingHttpHeaders,
  { hosts = [], pages = [], links = false }: LocalAccess,
): string | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!LOOPBACK_NAMES.includes(name) && !hosts.includes(name))
    return `This server is for localhost, not for ${name === '' ? 'a request without Host' : name}.`;
  if (origin !== undefined) {
    const isAllowed = pages.includes(origin) || (pages.includes(LOOPBACK_PAGES) && isLoopbackOrigin(origin));
    return isAllowed ? undefined : `Pages of ${origin} may not use this server.`;
  }
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (site === 'none' || site === 'same-origin' || (links && isLink)) return undefined;
  return 'Pages of other sites may not use this server.';
}

/** Whether an address is one of a server of this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const { protocol, hostname } = URL.canParse(origin) ? new URL(origin) : { protocol: '', hostname: '' };
  return /^https?:$/.test(protocol) && LOOPBACK_NAMES.includes(hostname);
}

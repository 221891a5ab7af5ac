import type { Navigator, To } from 'react-router-dom';
import { LoadError, type Source } from '../data/source.ts';
import { disableContentVisibility } from '../dom/content-visibility.ts';
import { copyLayoutParameters } from '../dom/layout-parameters.ts';
import { readAddress } from '../model/page-address.ts';
import type { SiteData } from '../model/site.ts';
import type { RouteState } from './route-state.ts';
import { scrollInstantlyTo } from './scroll-instantly.ts';
import { createScrollRestoration } from './scroll-restoration.ts';
import { toHref } from './to-href.ts';

export type NavigationResult = { route: RouteState; hash: string; scrollY: number | undefined };

type NavigatorOptions = {
  site: SiteData;
  source: Source;
  /** The route loader. Rejects with a `LoadError`. */
  load: (path: string, pathname: string) => Promise<RouteState>;
  /** Shows a page whose data is there, or the error page. */
  show: (result: NavigationResult) => void;
  /** Called when a page begins and ends loading. */
  wait: (waiting: boolean) => void;
};

export type SiteNavigator = Navigator & {
  /** Handles `popstate` until the returned function is called. */
  listen: () => () => void;
  /** Starts loading the page of an address, if it is one of this language. */
  prefetch: (url: URL) => void;
  /** Tries the address in the address bar again. */
  retry: () => void;
};

/**
 * The router's history: the data of a page is loaded before its address is pushed. Our own, because data mode is 16 kB more, beyond the
 * budget of a visit, and loses the scroll position of fragments (`decisions/0096`).
 * Another language, another version and a page that this build does not have are left to the server.
 */
export function createNavigator({ site, source, load, show, wait }: NavigatorOptions): SiteNavigator {
  const scroll = createScrollRestoration();
  let latest = 0;
  let shown = location.pathname;

  function getPath({ origin, pathname }: URL): string | undefined {
    const page = origin === location.origin ? readAddress(pathname, site) : undefined;
    const isHere =
      page?.locale === site.locale && (page.version ?? site.versions[0]) === (site.version ?? site.versions[0]);
    return isHere ? page?.path : undefined;
  }

  async function go(url: URL, commit: () => number | undefined) {
    const path = getPath(url);
    if (path === undefined) return location.assign(url);
    latest += 1;
    const navigation = latest;
    wait(true);
    const loaded = await load(path, url.pathname).catch((error: unknown) => error);
    if (navigation !== latest) return;
    wait(false);
    if (loaded instanceof LoadError && loaded.gone) return loadDocument(url);
    const scrollY = commit();
    shown = url.pathname;
    const route = isRouteState(loaded) ? loaded : { path, pathname: url.pathname, page: undefined, parts: {} };
    show({ route, hash: url.hash, scrollY });
  }

  function enter(to: To, commit: (url: URL) => void) {
    const url = new URL(toHref(to), location.href);
    copyLayoutParameters(url, location.search);
    if (url.pathname === shown && url.hash) {
      disableContentVisibility();
      return location.assign(url);
    }
    void go(url, () => {
      commit(url);
      return undefined;
    });
  }

  function handlePopState() {
    const scrollY = scroll.enterCurrent();
    // Within the page the browser has scrolled, unless the reader went back to a stored position.
    if (location.pathname === shown) return scrollY === undefined ? undefined : scrollInstantlyTo(scrollY);
    void go(new URL(location.href), () => scrollY);
  }

  return {
    listen() {
      const stop = new AbortController();
      addEventListener('popstate', handlePopState, { signal: stop.signal });
      scroll.listen(stop.signal);
      return () => stop.abort();
    },
    createHref: toHref,
    push: (to) => enter(to, (url) => scroll.push(url)),
    replace: (to) => enter(to, (url) => scroll.replace(url)),
    go: (steps) => history.go(steps),
    retry: () => void go(new URL(location.href), () => undefined),
    prefetch: (url) => {
      const path = getPath(url);
      if (path !== undefined && url.pathname !== shown) source.page(path).catch(() => undefined);
    },
  };
}

/** An address that differs in its fragment alone would only scroll. */
function loadDocument(url: URL): void {
  if (url.pathname === location.pathname && url.search === location.search) {
    history.replaceState(history.state, '', url);
    location.reload();
  } else location.assign(url);
}

function isRouteState(value: unknown): value is RouteState {
  return typeof value === 'object' && value !== null && 'parts' in value;
}

import type { Navigator, To } from 'react-router-dom';
import { LoadError, type Source } from '../data/source.ts';
import { disableContentVisibility } from '../dom/content-visibility.ts';
import { keepSwitches } from '../dom/layout-parameters.ts';
import { readAddress } from '../model/page-address.ts';
import type { SiteData } from '../model/site.ts';
import type { Visit } from './route-state.ts';
import { jumpToPlace } from './scroll-instantly.ts';
import { createScrollMemory } from './scroll-restoration.ts';
import { toHref } from './to-href.ts';

export type Arrival = { visit: Visit; hash: string; scrollY: number | undefined };

type NavigatorOptions = {
  site: SiteData;
  source: Source;
  /** Everything a page needs, or the error that kept it. */
  load: (path: string, pathname: string) => Promise<Visit>;
  /** Shows a page whose data is there, or the error page. */
  show: (arrival: Arrival) => void;
  /** Told whether the reader waits for a page. */
  wait: (waiting: boolean) => void;
};

export type SiteNavigator = Navigator & {
  /** Follows the browser through its history; the result ends that. */
  listen: () => () => void;
  /** Starts loading the page of an address, if it is one of this language. */
  prefetch: (url: URL) => void;
  /** Tries the address in the address bar again. */
  retry: () => void;
};

/**
 * The router's history, with the one thing the browser's own lacks: a page's data is there before its address is.
 * Another language, another version and a page that this build does not have are left to the server.
 */
export function createNavigator({ site, source, load, show, wait }: NavigatorOptions): SiteNavigator {
  const scroll = createScrollMemory();
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
    const turn = latest;
    wait(true);
    const loaded = await load(path, url.pathname).catch((error: unknown) => error);
    if (turn !== latest) return;
    wait(false);
    if (loaded instanceof LoadError && loaded.gone) return loadDocument(url);
    const scrollY = commit();
    shown = url.pathname;
    const visit = isVisit(loaded) ? loaded : { path, pathname: url.pathname, page: undefined, parts: {} };
    show({ visit, hash: url.hash, scrollY });
  }

  function enter(to: To, commit: (url: URL) => void) {
    const url = new URL(toHref(to), location.href);
    keepSwitches(url, location.search);
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
    // A move within the page; the browser has scrolled, unless the reader went back to a place we know.
    if (location.pathname === shown) return scrollY === undefined ? undefined : jumpToPlace(scrollY);
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

function isVisit(value: unknown): value is Visit {
  return typeof value === 'object' && value !== null && 'parts' in value;
}

import { isRecord } from '../../packages/base/encoding/json.ts';
import type { Cards } from '../model/card.ts';
import {
  cardsDataAddress,
  type LocaleVersion,
  pageDataAddress,
  samplesDataAddress,
  searchDataAddress,
  sidebarDataAddress,
  siteDataAddress,
} from '../model/data-address.ts';
import { LOAD_TIMEOUT_MS } from '../model/limits.ts';
import type { SidebarItem } from '../model/navigation.ts';
import type { CodeSample } from '../model/operation.ts';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { readSiteBase } from '../model/site-base.ts';
import { isPageShape, isSiteShape } from './data-shape.ts';

/** Data that did not load. `gone`: this build has no such file, because the page or the build was replaced. */
export class LoadError extends Error {
  readonly gone: boolean;

  constructor(address: string, reason: number | string, gone = reason === 404) {
    super(`${address}: ${reason}`);
    this.name = 'LoadError';
    this.gone = gone;
  }
}

export type Source = ReturnType<typeof createSource>;

/**
 * Everything the shell fetches, for one language and version. Each file is requested once and cached, a failed one is requested
 * for again. `root` is the folder of one build (`/docs/_build/3f9a…/`): a page of an older build finds nothing there any
 * more, which is how it learns that it is old.
 */
export function createSource(root: string, localeVersion: LocaleVersion) {
  const cache = new Map<string, Promise<unknown>>();

  function load<T>(address: string, isExpected: (value: unknown) => boolean): Promise<T> {
    const cached = cache.get(address);
    // Our own output, written from the same types: the one cast of this boundary.
    if (cached) return cached as Promise<T>;
    const loading = fetchJson<T>(root + address, isExpected);
    cache.set(address, loading);
    loading.catch(() => cache.delete(address));
    return loading;
  }

  return {
    /** Its `base` is where this build was found: an archive is served anywhere. */
    site: async () => ({
      ...(await load<SiteData>(siteDataAddress(localeVersion), isSiteShape)),
      base: readSiteBase(root),
    }),
    page: (path: string) => load<Page>(pageDataAddress(localeVersion, path), isPageShape),
    samples: (path: string) => load<CodeSample[]>(samplesDataAddress(localeVersion, path), Array.isArray),
    cards: () => load<Cards>(cardsDataAddress(localeVersion), (value) => typeof value === 'object'),
    /** What the calls of a document are made from; `address` is `Operation.callDocument`. */
    callDocument: (address: string) => load<unknown>(address, isRecord),
    sidebar: (key: string) => load<SidebarItem[]>(sidebarDataAddress(localeVersion, key), Array.isArray),
    /** The index file of a language, unparsed: it is transferred to the search worker. Not cached here. */
    searchIndex: (locale: string, signal: AbortSignal) =>
      fetchBytes(root + searchDataAddress({ ...localeVersion, locale }), signal),
    /** Drops pages that changed on disk; only the development server calls it. */
    clear: () => cache.clear(),
  };
}

/** With a timeout: a request that never ends would block the reader, and a retry with it. */
async function fetchJson<T>(url: string, isExpected: (value: unknown) => boolean): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), LOAD_TIMEOUT_MS);
  try {
    const value: unknown = await (await fetchData(url, stop.signal)).json();
    // A host or a proxy may send something else with status 200.
    if (!isExpected(value)) throw new LoadError(url, 'not the expected content');
    return value as T;
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(url, String(error));
  } finally {
    clearTimeout(timer);
  }
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return await (await fetchData(url, signal)).arrayBuffer();
}

async function fetchData(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new LoadError(url, response?.status ?? 'no connection');
  const isJson = response.headers.get('content-type')?.includes('json');
  // Some hosts return a page with status 200 for a missing file.
  if (!isJson) throw new LoadError(url, 404);
  return response;
}

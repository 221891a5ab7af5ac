import {
  type DataPlace,
  pageDataAddress,
  samplesDataAddress,
  searchDataAddress,
  sidebarDataAddress,
  siteDataAddress,
} from './model/data-address.ts';
import type { SidebarItem } from './model/navigation.ts';
import type { CodeSample } from './model/operation.ts';
import type { Page } from './model/page.ts';
import type { SiteData } from './model/site.ts';

/** Data that did not arrive. `gone`: this build has no such file, because the page or the whole build is another one now. */
export class LoadError extends Error {
  readonly gone: boolean;

  constructor(address: string, status: number | undefined) {
    super(`${address}: ${status ?? 'no connection'}`);
    this.name = 'LoadError';
    this.gone = status === 404;
  }
}

export type Source = ReturnType<typeof createSource>;

/**
 * Everything the shell fetches, for one language and version. Each file is asked for once and kept, a failed one is asked
 * for again. `root` is the folder of one build (`/docs/_build/3f9a…/`): a page of an older build finds nothing there any
 * more, which is how it learns that it is old.
 */
export function createSource(root: string, place: DataPlace) {
  const kept = new Map<string, Promise<unknown>>();

  function load<T>(address: string): Promise<T> {
    const known = kept.get(address);
    // Our own output, written from the same types: the one cast of this boundary.
    if (known) return known as Promise<T>;
    const loading = fetchJson<T>(root + address);
    kept.set(address, loading);
    loading.catch(() => kept.delete(address));
    return loading;
  }

  return {
    site: () => load<SiteData>(siteDataAddress(place)),
    page: (path: string) => load<Page>(pageDataAddress(place, path)),
    samples: (path: string) => load<CodeSample[]>(samplesDataAddress(place, path)),
    sidebar: (key: string) => load<SidebarItem[]>(sidebarDataAddress(place, key)),
    /** The index file of a language, unread: the search worker takes it as it is. Kept by who asks. */
    searchIndex: (locale: string, signal: AbortSignal) =>
      fetchBytes(root + searchDataAddress({ ...place, locale }), signal),
    /** Drops pages that changed on disk; only the development server calls it. */
    forget: () => kept.clear(),
  };
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetchData(url);
  return (await response.json()) as T;
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return await (await fetchData(url, signal)).arrayBuffer();
}

async function fetchData(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal }).catch(() => undefined);
  if (!response?.ok) throw new LoadError(url, response?.status);
  const isJson = response.headers.get('content-type')?.includes('json');
  // Some hosts answer a missing file with a page and status 200.
  if (!isJson) throw new LoadError(url, 404);
  return response;
}

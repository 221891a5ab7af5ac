import type { Source } from './data.ts';
import type { Page } from './model/page.ts';
import type { SiteNavigator } from './navigator.ts';
import { isSavingData } from './saving-data.ts';

/**
 * Loads the data of a page as soon as the reader points at a link to it, by pointer, key or finger. Listens on the
 * document, so that links in HTML that React has not reached yet count as well.
 */
export function startPrefetch(navigator: SiteNavigator): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The attribute, because `href` of a link in a drawing is no string.
    const address = link?.getAttribute('href');
    // A download and the console (`external`) are no pages of the router.
    if (!address || link?.matches('[download], [rel="external"]')) return;
    navigator.prefetch(new URL(address, document.baseURI));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, prefetch, options);
  // The data prefetch takes over from the browser's own, which fetches whole documents.
  document.querySelector('script[type="speculationrules"]')?.remove();
  return () => stop.abort();
}

/** Loads the pages before and after this one when the browser has nothing else to do. */
export async function prefetchNeighbours(source: Source, visited: Page | Promise<Page> | undefined): Promise<void> {
  if (isSavingData()) return;
  const page = await visited;
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
  whenIdle(() => {
    for (const neighbour of [page?.next, page?.previous]) {
      if (neighbour) source.page(neighbour.path).catch(() => undefined);
    }
  });
}

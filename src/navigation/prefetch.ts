import { listenToPage } from '../dom/page-events.ts';
import type { SiteNavigator } from './navigator.ts';

/**
 * Our own, because the router prefetches in framework mode only. Loads the data of a page as soon as the reader points at a link to it, by pointer, key or finger. Links in HTML that React
 * has not reached yet count as well.
 */
export function startPrefetch(navigator: SiteNavigator): () => void {
  const stop = new AbortController();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The attribute, because `href` of a link in a drawing is no string.
    const address = link?.getAttribute('href');
    // A download and the console (`external`) are no pages of the router.
    if (!address || link?.matches('[download], [rel="external"]')) return;
    navigator.prefetch(new URL(address, document.baseURI));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) listenToPage(type, prefetch, stop.signal);
  // The data prefetch takes over from the browser's own, which fetches whole documents.
  document.querySelector('script[type="speculationrules"]')?.remove();
  return () => stop.abort();
}

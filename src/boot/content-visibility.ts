import { disableContentVisibility } from '../dom/content-visibility.ts';
import { listenToPage } from '../dom/page-events.ts';

/** The browser itself scrolls to a fragment, and restores the scroll position after a reload or a history navigation. */
export function disableBeforeRestoredScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isRestored = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (location.hash || isRestored) disableContentVisibility();
}

/** The End key jumps past sections that have never been rendered. */
export function listenToEndKey(): void {
  listenToPage('keydown', ({ key }) => key === 'End' && disableContentVisibility());
}

import { disableContentVisibility } from '../dom/content-visibility.ts';

/** The browser itself goes to a fragment, and on a reload or on the way back to where the page was left. */
export function disableBeforeRestoredScroll(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isRestored = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  if (location.hash || isRestored) disableContentVisibility();
}

/** The End key jumps past sections that have never been rendered. */
export function listenToEndKey(): void {
  addEventListener('keydown', ({ key }) => key === 'End' && disableContentVisibility());
}

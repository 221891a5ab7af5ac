import { useEffect } from 'react';

/** What of a page is not drawn yet is measured while the browser is idle. Loaded last, because nothing waits for it. */
export function useSectionHeights(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections.
  useEffect(() => {
    const stop = new AbortController();
    import('../dom/section-heights.ts').then(
      ({ measureSections }) => measureSections(stop.signal),
      // Without it the browser draws each part when it comes near.
      () => undefined,
    );
    return () => stop.abort();
  }, [path]);
}

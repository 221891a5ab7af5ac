import { useCallback, useEffect, useRef } from 'react';
import type { SiteData } from '../../model/site.ts';

/** A reader who looks at "nothing found" for this long has finished typing. */
const NOTHING_FOUND_MS = 2000;

type Search = { locale: string; query: string; found: number };

/**
 * Reports a search that failed, if the owner of the site wants to know: one that found nothing, or whose results were closed without a choice. Gives
 * what to call when a result was chosen.
 */
export function useFailedSearch({ beacon, version }: SiteData, search: Search | undefined): () => void {
  const last = useRef<Search>(undefined);
  const report = useCallback(async () => {
    const failed = last.current;
    if (!beacon || !failed) return;
    const { reportFailure } = await import('../../beacon/report-failure.ts');
    reportFailure(beacon.url, { kind: 'search', ...failed, version });
  }, [beacon, version]);

  const { locale, query, found } = search ?? {};
  useEffect(() => {
    last.current = locale && query && found !== undefined ? { locale, query, found } : undefined;
    if (found !== 0) return;
    const timer = setTimeout(report, NOTHING_FOUND_MS);
    return () => clearTimeout(timer);
  }, [locale, query, found, report]);

  // When the dialog closes.
  useEffect(() => () => void report(), [report]);
  return useCallback(() => {
    last.current = undefined;
  }, []);
}

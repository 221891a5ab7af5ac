import { createContext, useCallback, useContext, useState } from 'react';
import type { CodeSample } from '../model/operation.ts';

/** Fetches the samples that a page leaves out. Absent where nothing can be fetched: in the prerender. */
export const SampleLoaderContext = createContext<((path: string) => Promise<CodeSample[]>) | undefined>(undefined);

/** The samples of the page at a path beyond the first one: none until they were asked for and have arrived. */
export function useLaterSamples(path: string): { later: CodeSample[]; load: () => void } {
  const fetchSamples = useContext(SampleLoaderContext);
  const [later, setLater] = useState<CodeSample[]>([]);
  const load = useCallback(() => {
    // Without them the first sample stays; the next attempt of the reader asks again.
    fetchSamples?.(path).then(setLater, () => undefined);
  }, [fetchSamples, path]);
  return { later, load };
}

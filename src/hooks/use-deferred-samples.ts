import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSavingData } from '../data/save-data.ts';
import { idle } from '../dom/idle.ts';
import type { CodeSample } from '../model/operation.ts';

/** Fetches the samples that a page leaves out. Absent where nothing can be fetched: in the prerender. */
export const SampleLoaderContext = createContext<((path: string) => Promise<CodeSample[]>) | undefined>(undefined);

/**
 * The samples of the page at a path beyond the first one: none until `load` was called and they have arrived. They are prefetched when
 * the browser is idle, because a print has no time to wait for them; a page that brought all of its samples (`isComplete`) has no such file.
 */
export function useLaterSamples(path: string, isComplete = false): { later: CodeSample[]; load: () => void } {
  const fetchSamples = useContext(SampleLoaderContext);
  const [later, setLater] = useState<CodeSample[]>([]);
  const load = useCallback(() => {
    // Without them the first sample stays; the next attempt of the reader requests them again.
    fetchSamples?.(path).then(setLater, () => undefined);
  }, [fetchSamples, path]);

  useEffect(() => {
    if (isComplete || isSavingData()) return;
    let prefetched: CodeSample[] | undefined;
    void idle()
      .then(() => fetchSamples?.(path))
      .then((samples) => {
        prefetched = samples;
      })
      .catch(() => undefined);
    const showAll = () => {
      const samples = prefetched;
      // The browser lays the page out for paper as soon as this event has been handled.
      if (samples) flushSync(() => setLater(samples));
    };
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [fetchSamples, path, isComplete]);

  return { later, load };
}

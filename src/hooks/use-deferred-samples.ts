import { createContext, startTransition, useCallback, useContext, useEffect, useState } from 'react';
import type { CodeSample } from '../model/operation.ts';

/** Fetches the samples that a page leaves out. Absent where nothing can be fetched: in the prerender. */
export const SampleLoaderContext = createContext<((path: string) => Promise<CodeSample[]>) | undefined>(undefined);

/**
 * The samples of the page at a path beyond the first one, fetched when the page is hydrated: none until they are fetched. `load` requests
 * them again after a failure. A page that brought all of its samples (`isComplete`) has no such file.
 */
export function useDeferredSamples(path: string, isComplete = false): { deferred: CodeSample[]; load: () => void } {
  const fetchSamples = useContext(SampleLoaderContext);
  const [deferred, setDeferred] = useState<CodeSample[]>([]);
  const load = useCallback(() => {
    if (isComplete) return;
    fetchSamples?.(path).then(
      (samples) => startTransition(() => setDeferred(samples)),
      // Without them the first sample stays.
      () => undefined,
    );
  }, [fetchSamples, path, isComplete]);
  useEffect(load, [load]);
  return { deferred, load };
}

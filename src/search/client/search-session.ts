import { SEARCH_CACHE_ENTRIES } from '../../model/limits.ts';
import type { SearchResult } from '../../model/search.ts';
import type { SearchLimits } from '../engine/query.ts';
import { createCache } from './result-cache.ts';
import type { SearchSource } from './source.ts';

/** Of one language and version: `initial` until the first search, `failed` when the index did not load. */
type SearchStatus = 'initial' | 'initing' | 'inited' | 'failed';

export type SearchSession = {
  status(): SearchStatus;
  /** Loads the index once; after a failure, again. */
  init(): Promise<void>;
  search(text: string, limits: SearchLimits): Promise<SearchResult>;
  /** Aborts what is loading, so that it is requested again. */
  retry(): void;
  close(): void;
};

/** The specified words, in the console in English and on the page in its language. */
const FAILURE = 'Failed to fetch search index, please reload the page and try again';

export function createSession(source: SearchSource): SearchSession {
  let status: SearchStatus = 'initial';
  let round = 0;
  const cache = createCache<SearchResult>(SEARCH_CACHE_ENTRIES);

  async function guard<T>(work: Promise<T>): Promise<T> {
    const own = round;
    try {
      const value = await work;
      if (own === round) status = 'inited';
      return value;
    } catch (error) {
      // An aborted request is no failure.
      if (own === round) {
        status = 'failed';
        console.error(FAILURE, error);
      }
      throw error;
    }
  }

  const init = async () => {
    if (status === 'inited') return;
    status = 'initing';
    await guard(source.load());
  };

  const close = () => {
    round += 1;
    status = 'initial';
    source.close();
  };

  return {
    status: () => status,
    init,
    async search(text, limits) {
      const key = `${limits.pages} ${limits.within} ${text}`;
      const cached = cache.get(key);
      if (cached) return cached;
      await init();
      const result = await guard(source.search(text, limits));
      cache.set(key, result);
      return result;
    },
    retry() {
      if (status !== 'inited') close();
    },
    close,
  };
}

import { SEARCH_DEBOUNCE_MS, SEARCH_EXCERPT_CHARACTERS, SEARCH_MATCHES, SEARCH_SLOW_MS } from '../../model/limits.ts';
import type { SearchResult } from '../../model/search.ts';
import type { SearchTab } from './sessions.ts';

/** Hits of one page that are shown; the page itself has the rest. */
const HITS_PER_PAGE = 3;
/** "Show all" of a very large site ends here: nobody reads a longer list. */
const MOST_PAGES = 50;

/** Of one index: its results, that it failed, or that it has not responded. */
export type TabResult = SearchResult | 'failed' | 'pending';

/** The results of a search, for each tab. */
export type SearchResponse = { text: string; results: TabResult[]; showsAll: boolean; within?: string };

/** `empty`: no query. `waiting`: no results yet; `slow`: after a long wait. */
export type SearchState = { phase: 'empty' | 'waiting' | 'slow' } | { phase: 'done'; response: SearchResponse };

type Query = Omit<SearchResponse, 'results'>;

export type SearchRequest = {
  /** Searches 150 ms after the last change of the text (debounce). The last results stay until the next ones have arrived. */
  search(text: string): void;
  showAll(): void;
  /** Only pages whose paths begin so; without one, all. */
  narrow(within: string | undefined): void;
  /** Searches again, with new requests for indexes that did not load. */
  retry(): void;
  stop(): void;
};

/**
 * The search of one open dialog in all of its indexes. The response to a query that another has replaced is dropped; `show` is called on
 * changes only: first for the index of `locale`, then for the others.
 */
export function createSearchRequest(
  tabs: SearchTab[],
  locale: string,
  show: (state: SearchState) => void,
): SearchRequest {
  let phase: SearchState['phase'] = 'empty';
  let query: Query = { text: '', showsAll: false };
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function change(state: SearchState) {
    if (state.phase === phase && state.phase !== 'done') return;
    phase = state.phase;
    show(state);
  }

  function clearTimers() {
    clearTimeout(debounce);
    clearTimeout(slowTimer);
  }

  function run(own: Query) {
    slowTimer = setTimeout(() => change({ phase: 'slow' }), SEARCH_SLOW_MS);
    const { text, showsAll, within } = own;
    const limits = {
      pages: showsAll ? MOST_PAGES : SEARCH_MATCHES,
      hits: HITS_PER_PAGE,
      excerpt: SEARCH_EXCERPT_CHARACTERS,
      ...(within !== undefined && { within }),
    };
    const main = tabs.findIndex((tab) => tab.locale === locale);
    let results: TabResult[] = tabs.map(() => 'pending');
    const search = async (index: number) => {
      const result = await tabs[index]?.session.search(text, limits).catch(() => 'failed' as const);
      if (own !== query || !result) return;
      results = results.with(index, result);
      clearTimeout(slowTimer);
      change({ phase: 'done', response: { ...own, results } });
    };
    // The others afterwards: on a slow line their indexes would compete with the one that the reader waits for.
    void search(main).then(() => {
      if (own !== query) return;
      for (const index of tabs.keys()) if (index !== main) void search(index);
    });
  }

  function schedule(next: Query, delay: number) {
    clearTimers();
    query = next;
    if (next.text === '') return change({ phase: 'empty' });
    if (phase !== 'done') change({ phase: 'waiting' });
    debounce = setTimeout(() => run(next), delay);
  }

  return {
    search(text) {
      const wanted = text.trim();
      if (wanted !== query.text) schedule({ ...query, text: wanted, showsAll: false }, SEARCH_DEBOUNCE_MS);
    },
    showAll: () => schedule({ ...query, showsAll: true }, 0),
    narrow: (within) => schedule({ text: query.text, showsAll: false, ...(within !== undefined && { within }) }, 0),
    retry() {
      for (const { session } of tabs) session.retry();
      change({ phase: 'waiting' });
      schedule({ ...query }, 0);
    },
    stop() {
      clearTimers();
      query = { text: '', showsAll: false };
    },
  };
}

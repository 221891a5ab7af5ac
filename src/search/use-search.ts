import { startTransition, useEffect, useState } from 'react';
import type { SearchResult } from '../model/search.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_EXCERPT_CHARACTERS, SEARCH_MATCHES } from '../site/limits.ts';
import type { SearchTab } from './sessions.ts';

/** Hits of one page that are shown; the page itself has the rest. */
const HITS_PER_PAGE = 3;
/** "All" of a very large site would be no list that anybody reads. */
const MOST_PAGES = 200;

/** What a finished search found: a result for each tab, absent where its index failed. */
export type Answer = { text: string; results: (SearchResult | undefined)[]; showsAll: boolean };

/**
 * Answers of all tabs to a text, 150 ms after its last change. The last answer stays until the next is complete; one that is
 * overtaken is dropped. `attempt` asks again.
 */
export function useSearch(tabs: SearchTab[], text: string, showsAll: boolean, attempt: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again.
  useEffect(() => {
    let isStale = false;
    const wanted = text.trim();
    if (wanted === '') return setAnswer(undefined);
    const ask = async () => {
      const limits = {
        pages: showsAll ? MOST_PAGES : SEARCH_MATCHES,
        hits: HITS_PER_PAGE,
        excerpt: SEARCH_EXCERPT_CHARACTERS,
      };
      const results = await Promise.all(tabs.map(({ session }) => session.ask(wanted, limits).catch(() => undefined)));
      if (!isStale) startTransition(() => setAnswer({ text: wanted, results, showsAll }));
    };
    const timer = setTimeout(ask, SEARCH_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [tabs, text, showsAll, attempt]);

  return answer;
}

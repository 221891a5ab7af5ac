import type { SearchResult } from '../../model/search.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_EXCERPT_CHARACTERS, SEARCH_MATCHES, SEARCH_SLOW_MS } from '../../site/limits.ts';
import type { SearchTab } from './sessions.ts';

/** Hits of one page that are shown; the page itself has the rest. */
const HITS_PER_PAGE = 3;
/** "Show all" of a very large site ends here: nobody reads a longer list. */
const MOST_PAGES = 50;

/** Of one index: what it found, or that it failed or is not there yet. */
export type TabResult = SearchResult | 'failed' | 'pending';

/** What a search found, for each tab. */
export type Answer = { text: string; results: TabResult[]; showsAll: boolean };

/** `empty`: nothing is asked. `waiting`: no answer yet to show; `slow` is a long wait. */
export type InquiryState = { phase: 'empty' | 'waiting' | 'slow' } | { phase: 'answered'; answer: Answer };

export type Inquiry = {
  /** Asks 150 ms after the last change of the text. The last answer stays until the next one is there. */
  ask(text: string): void;
  showAll(): void;
  /** Asks again, with new requests for indexes that have not arrived. */
  retry(): void;
  stop(): void;
};

/**
 * The questions of one open dialog to all of its indexes. A question that is overtaken by another is dropped, whenever it is
 * answered; `show` hears of changes only: first when the index of `locale` has answered, then of the others.
 */
export function createInquiry(tabs: SearchTab[], locale: string, show: (state: InquiryState) => void): Inquiry {
  let phase: InquiryState['phase'] = 'empty';
  let question = { text: '', showsAll: false };
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function change(state: InquiryState) {
    if (state.phase === phase && state.phase !== 'answered') return;
    phase = state.phase;
    show(state);
  }

  function forget() {
    clearTimeout(debounce);
    clearTimeout(patience);
  }

  function answer(own: typeof question) {
    patience = setTimeout(() => change({ phase: 'slow' }), SEARCH_SLOW_MS);
    const { text, showsAll } = own;
    const limits = {
      pages: showsAll ? MOST_PAGES : SEARCH_MATCHES,
      hits: HITS_PER_PAGE,
      excerpt: SEARCH_EXCERPT_CHARACTERS,
    };
    const main = tabs.findIndex((tab) => tab.locale === locale);
    let results: TabResult[] = tabs.map(() => 'pending');
    const ask = async (place: number) => {
      const result = await tabs[place]?.session.ask(text, limits).catch(() => 'failed' as const);
      if (own !== question || !result) return;
      results = results.with(place, result);
      clearTimeout(patience);
      change({ phase: 'answered', answer: { text, results, showsAll } });
    };
    // The others afterwards: on a slow line their indexes would take room from the one that the reader waits for.
    void ask(main).then(() => {
      if (own !== question) return;
      for (const place of tabs.keys()) if (place !== main) void ask(place);
    });
  }

  function put(next: typeof question, delay: number) {
    forget();
    question = next;
    if (next.text === '') return change({ phase: 'empty' });
    if (phase !== 'answered') change({ phase: 'waiting' });
    debounce = setTimeout(() => answer(next), delay);
  }

  return {
    ask(text) {
      const wanted = text.trim();
      if (wanted !== question.text) put({ text: wanted, showsAll: false }, SEARCH_DEBOUNCE_MS);
    },
    showAll: () => put({ ...question, showsAll: true }, 0),
    retry() {
      for (const { session } of tabs) session.restart();
      change({ phase: 'waiting' });
      put({ ...question }, 0);
    },
    stop() {
      forget();
      question = { text: '', showsAll: false };
    },
  };
}

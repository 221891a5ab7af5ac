import { startTransition, useEffect, useState } from 'react';
import { createSearchRequest, type SearchRequest, type SearchState } from '../client/search-request.ts';
import type { SearchTab } from '../client/sessions.ts';

/** The search request of a dialog, and its state. Results render in a transition, which typing interrupts. */
export function useSearchRequest(tabs: SearchTab[], locale: string): [SearchState, SearchRequest] {
  const [state, setState] = useState<SearchState>({ phase: 'empty' });
  const [request] = useState(() => createSearchRequest(tabs, locale, (next) => startTransition(() => setState(next))));
  useEffect(() => request.stop, [request]);
  return [state, request];
}

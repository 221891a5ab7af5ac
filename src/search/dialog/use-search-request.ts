import { startTransition, useEffect, useState } from 'react';
import { createSearchRequest, type SearchRequest, type SearchState } from '../client/search-request.ts';
import type { SearchTab } from '../client/sessions.ts';

/** A request for the life of the dialog, and its state. Answers are drawn in a transition: the field comes first. */
export function useSearchRequest(tabs: SearchTab[], locale: string): [SearchState, SearchRequest] {
  const [state, setState] = useState<SearchState>({ phase: 'empty' });
  const [request] = useState(() => createSearchRequest(tabs, locale, (next) => startTransition(() => setState(next))));
  useEffect(() => request.stop, [request]);
  return [state, request];
}

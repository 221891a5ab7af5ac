import { type ErrorFilter, NO_FILTER } from './error-filter.ts';

// The field is above the text of the page and the list below it, so the filter belongs to neither.
let current = NO_FILTER;
const listeners = new Set<() => void>();

export function getFilter(): ErrorFilter {
  return current;
}

export function setFilter(filter: ErrorFilter): void {
  current = filter;
  for (const notify of listeners) notify();
}

export function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

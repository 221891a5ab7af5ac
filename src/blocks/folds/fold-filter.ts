import { createStore } from '../../dom/store.ts';
import type { Fold } from '../../model/page.ts';

/** What the reader wants to see of the folds of a page; one field is for all of its lists. */
export const foldFilter = createStore('');

/** Whether a row has every word of the filter in its title or its names, whatever their case. */
export function matchesFilter({ title, names = [] }: Pick<Fold, 'title' | 'names'>, filter: string): boolean {
  const text = `${title} ${names.join(' ')}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

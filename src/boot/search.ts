import { emit, listen } from '../dom/events.ts';
import { listenToPage } from '../dom/page-events.ts';

/**
 * Search buttons, and Ctrl/Cmd+K by its letter, wherever the reader's keyboard has it. A press before the search is there is repeated when
 * it is: `src/search/dialog/Search.tsx`.
 */
export function listenToSearch(): void {
  let isWanted = false;
  const toggle = () => {
    // Pressed twice before the search is there: not wanted any more.
    isWanted = !emit('search:toggle', undefined) && !isWanted;
  };
  listen('search:ready', () => isWanted && toggle());
  listenToPage('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search]')) toggle();
  });
  listenToPage('keydown', (event) => {
    const isShortcut =
      event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
    if (!isShortcut) return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
}

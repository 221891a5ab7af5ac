/**
 * Search buttons, and Ctrl/Cmd+K by its letter, wherever the reader's keyboard has it. The wish stays on the root element until the search is there to
 * take it: see `src/search/dialog/Search.tsx`.
 */
export function listenToSearch(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search]')) toggle();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
    if (!isShortcut) return;
    event.preventDefault();
    if (!event.repeat) toggle();
  });
}

function toggle(): void {
  const { dataset } = document.documentElement;
  // Pressed twice before the search is there: it is not wanted any more.
  if (dataset.searchWanted === undefined) dataset.searchWanted = '';
  else delete dataset.searchWanted;
  document.dispatchEvent(new Event('search:toggle'));
}

/**
 * Keeps the page behind a modal dialog from scrolling, until the returned function is called. An attribute, not `:has(dialog[open])`: the
 * browser would look for the dialog after each change of the page.
 */
export function lockPageScroll(): () => void {
  const { dataset } = document.documentElement;
  dataset.scrollLocked = '';
  return () => {
    delete dataset.scrollLocked;
  };
}

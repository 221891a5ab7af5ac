/** A dialog may open over another, or over the outline, which closes after that. */
let locks = 0;

/**
 * Keeps the page behind a modal dialog or the outline from scrolling, until the returned function is called. It keeps its width: `--scrollbar` is
 * that of a classic scrollbar. An attribute, not `:has(dialog[open])`: the browser would look for the dialog after each change of the page.
 */
export function lockPageScroll(): () => void {
  const { dataset, style, clientWidth } = document.documentElement;
  if (locks === 0) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
  locks += 1;
  dataset.scrollLocked = '';
  return () => {
    locks -= 1;
    if (locks > 0) return;
    delete dataset.scrollLocked;
    style.removeProperty('--scrollbar');
  };
}

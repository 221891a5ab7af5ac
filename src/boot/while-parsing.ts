/**
 * Runs again and again while the document is read, and a last time when it is complete: what a reader chose earlier is shown as the
 * parser adds the elements, which is before the browser paints them. Later would move the text below.
 */
export function whileParsing(restore: () => void): void {
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    restore();
    observer.disconnect();
  });
}

/**
 * Scroll restoration: stores the scroll position of each entry of the session's history. The browser's own would scroll the old page, because the
 * data of the next one arrives after the address has changed; `history.scrollRestoration` is therefore manual, except when the document is left. Our own: `decisions/0096`.
 */
export function createScrollRestoration() {
  const positions = new Map<string, number>();
  let current = getCurrentKey();
  // An entry that is never scrolled is left where it is now.
  positions.set(current, scrollY);

  return {
    /** Follows the scrolling of the page until the signal aborts. */
    listen(signal: AbortSignal) {
      const setRestoration = (value: ScrollRestoration) => () => {
        history.scrollRestoration = value;
      };
      setRestoration('manual')();
      addEventListener('pagehide', setRestoration('auto'), { signal });
      addEventListener('pageshow', setRestoration('manual'), { signal });
      addEventListener('scroll', () => positions.set(current, scrollY), { passive: true, signal });
    },
    /** Follows the browser to another entry. Gives the position it was left at, if it was seen in this document. */
    enterCurrent(): number | undefined {
      current = getCurrentKey();
      return positions.get(current);
    },
    push(url: URL) {
      history.pushState({ key: newKey() }, '', url);
      current = getCurrentKey();
      positions.set(current, 0);
    },
    replace(url: URL) {
      history.replaceState({ key: current }, '', url);
    },
  };
}

/** The key of the entry that the browser is at. An entry that the browser made itself (a fragment) gets one. */
function getCurrentKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  const key = newKey();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

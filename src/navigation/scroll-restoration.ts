/**
 * Remembers how far each entry of the session's history was scrolled. The browser's own memory is of no use for pages that
 * arrive after the address has changed, and it must not scroll the old page meanwhile; so it is switched off, except
 * for leaving the document, where only it can help.
 */
export function createScrollMemory() {
  const positions = new Map<string, number>();
  let current = keyOfCurrent();
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
      current = keyOfCurrent();
      return positions.get(current);
    },
    push(url: URL) {
      history.pushState({ key: newKey() }, '', url);
      current = keyOfCurrent();
      positions.set(current, 0);
    },
    replace(url: URL) {
      history.replaceState({ key: current }, '', url);
    },
  };
}

/** The key of the entry that the browser is at. An entry that the browser made itself (a fragment) gets one. */
function keyOfCurrent(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') return state.key;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A dialog that is open while the address has its fragment: the button is a link, so it works before React, and Back closes the dialog.
 * `page` is what the address was followed on: a link of another page may lead to the dialog, and the router's navigation is no event.
 * Returns the match of the fragment while the dialog is wanted.
 */
export function useDialogFragment(
  pattern: RegExp,
  page: unknown,
): { match: RegExpExecArray | null; close: () => void } {
  const [match, setMatch] = useState<RegExpExecArray | null>(null);
  const wasOpenedHere = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const follow = (event?: Event) => {
      const found = pattern.exec(location.hash);
      wasOpenedHere.current = found !== null && event?.type === 'hashchange';
      setMatch(found);
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, [page, pattern]);

  const close = useCallback(() => {
    // Back is where the reader comes from: this page without the fragment, if the fragment was followed on it.
    if (wasOpenedHere.current) return history.back();
    history.replaceState(history.state, '', location.pathname + location.search);
    setMatch(null);
  }, []);
  return { match, close };
}

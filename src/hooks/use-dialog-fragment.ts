import { useCallback, useEffect, useState } from 'react';

/** In the state of a history entry: the entry before it is this page without the fragment. It outlives a reload. */
const OPENED_HERE = 'isDialogOpenedHere';

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const follow = () => setMatch(pattern.exec(location.hash));
    const followEntry = ({ state }: PopStateEvent) => {
      // Only an entry that a link to a fragment has just made comes without a state.
      if (state === null && pattern.test(location.hash))
        history.replaceState({ ...history.state, [OPENED_HERE]: true }, '');
      follow();
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('popstate', followEntry);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', followEntry);
    };
  }, [page, pattern]);

  const close = useCallback(() => {
    // Back is where the reader comes from: this page without the fragment, if the fragment was followed on it.
    if (history.state?.[OPENED_HERE]) return history.back();
    history.replaceState(history.state, '', location.pathname + location.search);
    setMatch(null);
  }, []);
  return { match, close };
}

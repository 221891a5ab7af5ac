import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Shows the next page; where `isAnimated` and the reader does not mind motion, the article fades into it (`styles/base/view-transition.css`). */
export function startViewTransition(update: () => void, isAnimated = false): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isAnimated || isStill || !document.startViewTransition) {
    startTransition(update);
    return;
  }
  const { dataset } = document.documentElement;
  dataset.viewTransition = '';
  // What the browser animates is the difference before and after, so React must be done when this returns.
  const { ready, finished } = document.startViewTransition(() => flushSync(update));
  // The next navigation skips a transition that is still running, which rejects `ready` with an AbortError.
  ready.catch(() => undefined);
  void finished.finally(() => delete dataset.viewTransition);
}

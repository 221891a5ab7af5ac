import { useEffect, useReducer, useState } from 'react';
import type { State } from '../../sandbox/state/state.ts';
import { advanceClock } from '../client/advance-clock.ts';
import type { PageProvider } from '../environments/page-provider.ts';

const TICK_MS = 1000;

/**
 * The clock of the sandbox: a step on request, or a second each second while it runs and the page is visible. The clock of a server runs by
 * itself; then only its display goes on.
 */
export function useClock(provider: PageProvider, { clock: { mode } }: State, onError: () => void) {
  const [isRunning, setRunning] = useState(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isTicking = isRunning || mode === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is made anew by each render.
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => {
      if (mode === 'running') rerender();
      else if (document.visibilityState === 'visible') void advanceClock(provider, TICK_MS).catch(onError);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [provider, isTicking, mode]);
  return { isRunning, toggle: () => setRunning((wasRunning) => !wasRunning) };
}

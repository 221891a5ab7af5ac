import { useEffect, useReducer, useRef, useState } from 'react';
import type { Toolbar } from '../provider/toolbar.ts';

const TICK_MS = 1000;

/**
 * The clock of a simulator: a step on request, or a second each second while it runs and the page is visible. The clock of a server runs by
 * itself; then only its display goes on.
 */
export function useClock(clock: Toolbar['clock'] | undefined, onError: () => void) {
  const { isStopped = true, advance } = clock ?? {};
  const [isRunning, setRunning] = useState(false);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isTicking = isRunning || !isStopped;
  // The functions are made anew by each render; the interval goes on.
  const step = useRef(() => {});
  useEffect(() => {
    step.current = () => void advance?.(TICK_MS).catch(onError);
  });
  useEffect(() => {
    if (!isTicking) return;
    const timer = setInterval(() => {
      if (!isStopped) rerender();
      else if (document.visibilityState === 'visible') step.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking, isStopped]);
  return { isRunning, toggle: () => setRunning((wasRunning) => !wasRunning) };
}

import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the result when a run ends, unless the reader has scrolled meanwhile. */
export function useScrollTo(
  result: RefObject<HTMLElement | null>,
  { isRunning, isDone }: { isRunning: boolean; isDone: boolean },
): void {
  const start = useRef(0);
  useEffect(() => {
    if (isRunning) start.current = scrollY;
  }, [isRunning]);
  useEffect(() => {
    // Of a reader who has scrolled, the place on the page is not to be changed.
    if (isDone && scrollY === start.current) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone, result]);
}

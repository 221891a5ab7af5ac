import { type RefObject, useEffect, useRef } from 'react';

/**
 * The verdict is what a reader wants who has pasted something or loaded an example: it gets the focus, and comes into the viewport, as soon as
 * it is there. Who types keeps the caret.
 */
export function useVerdictFocus(
  verdict: unknown,
  isExpected = false,
): { box: RefObject<HTMLDivElement | null>; expectVerdict: () => void } {
  const box = useRef<HTMLDivElement>(null);
  // Only that of the first render counts.
  const expected = useRef(isExpected);
  useEffect(() => {
    if (!verdict || !expected.current) return;
    expected.current = false;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [verdict]);
  return {
    box,
    expectVerdict: () => {
      expected.current = true;
    },
  };
}

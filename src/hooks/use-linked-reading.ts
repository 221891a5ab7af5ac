import { useEffect } from 'react';

/** Fields and samples mark each other once the reader points at something: what does it is loaded then. */
export function useLinkedReading(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = () => {
      import('../dom/linked-reading.ts').then(
        ({ linkReading }) => {
          if (!isGone) stop = linkReading();
        },
        // Without it pages are read as before.
        () => undefined,
      );
    };
    const options = { once: true, passive: true };
    addEventListener('pointermove', start, options);
    addEventListener('focusin', start, options);
    return () => {
      isGone = true;
      removeEventListener('pointermove', start);
      removeEventListener('focusin', start);
      stop?.();
    };
  }, []);
}

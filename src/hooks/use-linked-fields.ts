import { useEffect } from 'react';

/** Fields and samples mark each other once the reader points at something: what does it is loaded then. */
export function useLinkedFields(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const options = { once: true, passive: true };
    const reset = () => {
      removeEventListener('pointermove', start);
      removeEventListener('focusin', start);
    };
    // Whichever comes first: twice would leave the listeners of the first behind.
    const start = () => {
      reset();
      import('../dom/linked-fields.ts').then(
        ({ linkFields }) => {
          if (!isGone) stop = linkFields();
        },
        // Without it pages are read as before.
        () => undefined,
      );
    };
    addEventListener('pointermove', start, options);
    addEventListener('focusin', start, options);
    return () => {
      isGone = true;
      reset();
      stop?.();
    };
  }, []);
}

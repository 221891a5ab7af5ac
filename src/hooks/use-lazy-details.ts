import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type LazyDetails = {
  ref: RefObject<HTMLDetailsElement | null>;
  isShown: boolean;
  onToggle(event: ToggleEvent<HTMLDetailsElement>): void;
};

/** Renders the content of a `<details>` from its first opening on, also one before hydration, and for print. */
export function useLazyDetails(): LazyDetails {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const showAll = () => flushSync(() => setShown(true));
    if (ref.current?.open) setShown(true);
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  return { ref, isShown, onToggle: ({ currentTarget }) => currentTarget.open && setShown(true) };
}

import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

type LazyDetails = {
  ref: RefObject<HTMLDetailsElement | null>;
  isShown: boolean;
  onToggle(event: ToggleEvent<HTMLDetailsElement>): void;
};

/** Renders the content of a `<details>` from its first opening on, also one before hydration. */
export function useLazyDetails(): LazyDetails {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setShown(true);
  }, []);
  return { ref, isShown, onToggle: ({ currentTarget }) => currentTarget.open && setShown(true) };
}

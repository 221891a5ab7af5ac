import { type RefObject, useEffect } from 'react';

/** Parts of the dialog in the order of `F6`. */
const REGIONS = ['.request-form', '.response-pane', '.try-it__changes'];

/** `F6` and `Shift+F6` move the focus between form, response and changes; `onEnter` shows the part first, where one is shown at a time. */
export function useRegions(dialog: RefObject<HTMLElement | null>, onEnter: (isForm: boolean) => void): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const parts = REGIONS.flatMap((selector) => dialog.current?.querySelector<HTMLElement>(selector) ?? []);
      const from = parts.findIndex((part) => part.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const to = from < 0 ? 0 : (from + step + parts.length) % parts.length;
      onEnter(to === 0);
      // After it is rendered.
      requestAnimationFrame(() => parts[to]?.focus());
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [dialog, onEnter]);
}

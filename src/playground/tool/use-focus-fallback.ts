import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/**
 * Keeps the keyboard where it was in a box: a control that is disabled for the time of a call gets the focus back, and one that is removed
 * hands it to the nearest control that is left. Browsers move the focus to the document instead, without an event.
 */
export function useFocusFallback(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    /** The control that had the focus, and what it is in, innermost first. */
    let trail: Element[] = [];

    const onFocusIn = ({ target }: FocusEvent) => {
      trail = [];
      for (let element = target; element instanceof Element && root.contains(element); element = element.parentElement)
        trail.push(element);
    };
    // The reader has left it; or it was disabled or removed, which is known after the change is complete.
    const onFocusOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const [last] = trail;
        if (last && last === target && last.isConnected && !last.matches(':disabled')) trail = [];
      });
    const restore = () => {
      const { activeElement } = document;
      const [last] = trail;
      if (!last || (activeElement && activeElement !== document.body && activeElement !== root)) return;
      const control = last.isConnected ? last : findControl(trail);
      // Disabled for the time of a call: this runs again when that ends.
      if (control instanceof HTMLElement && !control.matches(':disabled')) control.focus({ preventScroll: true });
    };

    const observer = new MutationObserver(restore);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [box]);
}

function findControl(trail: Element[]): Element | undefined {
  for (const element of trail) {
    const control = element.isConnected && element.querySelector(CONTROLS);
    if (control) return control;
  }
  return undefined;
}

import { type RefObject, useEffect, useRef } from 'react';

/** Of what surrounds the current entry, so much stays in view. */
const MARGIN_PX = 48;

/**
 * Scrolls a list that is longer than its box, and nothing around it, so that its current entry is in view. An end where entries are cut off is
 * marked for the style (`data-cut-start`, `data-cut-end`).
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const mark = () => markCutEnds(box);
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    box.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', mark);
    };
  }, []);
  useEffect(() => {
    const box = list.current;
    if (!box || current === undefined || box.scrollHeight <= box.clientHeight) return;
    const entry = box.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!entry) return;
    const { top, bottom } = box.getBoundingClientRect();
    if (entry.top < top + MARGIN_PX) box.scrollTop -= top + MARGIN_PX - entry.top;
    else if (entry.bottom > bottom - MARGIN_PX) box.scrollTop += entry.bottom - bottom + MARGIN_PX;
  }, [current]);
  return list;
}

function markCutEnds(box: HTMLElement): void {
  const rest = box.scrollHeight - box.clientHeight - box.scrollTop;
  box.toggleAttribute('data-cut-start', box.scrollTop > 1);
  box.toggleAttribute('data-cut-end', rest > 1);
}

import { useEffect } from 'react';
import { listenToPage } from '../dom/page-events.ts';

/**
 * Shows a picture as large as the window when its link or button (`[data-zoom]`), or a drawing, is pressed. What does it is loaded then; without it
 * a link leads to the image file. Works where React has no data of the article yet.
 */
export function useZoom(): void {
  useEffect(() => {
    const stop = new AbortController();
    const handleClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const control = event.target instanceof Element ? getControl(event.target) : null;
      if (!control || !isPlain) return;
      event.preventDefault();
      import('../dom/zoom.ts').then(
        ({ zoom }) => zoom(control),
        () => control instanceof HTMLAnchorElement && location.assign(control.href),
      );
    };
    listenToPage('click', handleClick, stop.signal);
    return () => stop.abort();
  }, []);
}

/** Of a drawing, the button below it: a press on the drawing is one on the button, but for its links. */
function getControl(target: Element): HTMLElement | null {
  const control = target.closest<HTMLElement>('[data-zoom]');
  if (control || target.closest('a') || !target.closest('.figure svg')) return control;
  return target.closest('.figure')?.querySelector<HTMLElement>('[data-zoom]') ?? null;
}

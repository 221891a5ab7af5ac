import { listenToPage } from './page-events.ts';

/** What is marked to take the focus because it may scroll. */
const FRAMES = 'main :is(.code-pre, .table-frame)[tabindex]';

/**
 * Tab stops only at those tables and code that can be scrolled: the others have nothing for the keyboard. Decided when the key is pressed, so
 * nothing is measured for those who do not press it. Without script all are stops.
 */
export function passOverFittingFrames(): () => void {
  const stop = new AbortController();
  listenToPage(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return;
      for (const frame of document.querySelectorAll<HTMLElement>(FRAMES)) {
        // What the browser has not laid out yet would be laid out by the question.
        if (frame.checkVisibility({ contentVisibilityAuto: true })) frame.tabIndex = canScroll(frame) ? 0 : -1;
      }
    },
    stop.signal,
  );
  return () => stop.abort();
}

function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

import { disableContentVisibility } from '../dom/content-visibility.ts';

/** As long as Chromium may still move the page for a scroll that a jump has broken off: seen for up to 80 ms. */
const FRAMES_OF_A_BROKEN_SCROLL = 10;
const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let latest = new AbortController();

/** Jumps to an element, as its `scroll-margin` says. */
export function jumpTo(target: Element): void {
  disableContentVisibility();
  // Not smooth, whatever the style says.
  jump(() => target.scrollIntoView({ behavior: 'instant' }));
}

/** Jumps to a scroll position, in pixels from the top of the page. */
export function jumpToPlace(top: number): void {
  if (top > 0) disableContentVisibility();
  jump(() => scrollTo({ top, behavior: 'instant' }));
}

/**
 * Scrolls at once, also from the middle of a smooth scroll: Chromium ends that one some frames late, on top of where `scroll` went. So
 * `scroll` is called in the following frames too, until the reader moves the page or another jump begins.
 */
function jump(scroll: () => void): void {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const stop = () => latest.abort();
  for (const move of READER_MOVES) addEventListener(move, stop, { signal, passive: true });
  hold(scroll, signal, FRAMES_OF_A_BROKEN_SCROLL);
}

function hold(scroll: () => void, signal: AbortSignal, frames: number): void {
  if (signal.aborted) return;
  scroll();
  if (frames > 0) requestAnimationFrame(() => hold(scroll, signal, frames - 1));
  else latest.abort();
}

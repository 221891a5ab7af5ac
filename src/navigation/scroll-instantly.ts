import { disableContentVisibility } from '../dom/content-visibility.ts';

/** Chromium may still move the page for a smooth scroll that was cancelled: seen for up to 80 ms. */
const FRAMES_OF_A_CANCELLED_SCROLL = 10;
const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let latest = new AbortController();

/** Scrolls an element into view without animation, respecting its `scroll-margin`. */
export function scrollInstantlyIntoView(target: Element): void {
  disableContentVisibility();
  // Not smooth, whatever the style says.
  scrollInstantly(() => target.scrollIntoView({ behavior: 'instant' }));
}

/** Scrolls to a position without animation, in pixels from the top of the page. */
export function scrollInstantlyTo(top: number): void {
  if (top > 0) disableContentVisibility();
  scrollInstantly(() => scrollTo({ top, behavior: 'instant' }));
}

/**
 * Scrolls without animation, also during a smooth scroll: Chromium ends that one some frames late, and overwrites the position. So `scroll` is
 * called in the following frames too, until the reader scrolls or the next call.
 */
function scrollInstantly(scroll: () => void): void {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const stop = () => latest.abort();
  for (const move of READER_MOVES) addEventListener(move, stop, { signal, passive: true });
  scrollEachFrame(scroll, signal, FRAMES_OF_A_CANCELLED_SCROLL);
}

function scrollEachFrame(scroll: () => void, signal: AbortSignal, frames: number): void {
  if (signal.aborted) return;
  scroll();
  if (frames > 0) requestAnimationFrame(() => scrollEachFrame(scroll, signal, frames - 1));
  else latest.abort();
}

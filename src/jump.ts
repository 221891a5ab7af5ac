/** Frames after which Chromium no longer moves the page for a scroll that a jump has broken off; measured, two to six. */
const FRAMES_OF_A_BROKEN_SCROLL = 10;
const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let latest = new AbortController();

/**
 * Scrolls at once, also from the middle of a smooth scroll: Chromium ends that one some frames late, on top of where `scroll` went. So
 * `scroll` is called in the following frames too, until the reader moves the page or another jump begins.
 */
export function jump(scroll: () => void): void {
  latest.abort();
  const own = new AbortController();
  latest = own;
  const options = { signal: own.signal, passive: true };
  for (const move of READER_MOVES) addEventListener(move, () => own.abort(), options);
  hold(scroll, own, FRAMES_OF_A_BROKEN_SCROLL);
}

function hold(scroll: () => void, jump: AbortController, frames: number): void {
  if (jump.signal.aborted) return;
  scroll();
  if (frames > 0) requestAnimationFrame(() => hold(scroll, jump, frames - 1));
  else jump.abort();
}

/** Jumps to an element, as its `scroll-margin` says. */
export function jumpTo(target: Element): void {
  // Not smooth, whatever the style says.
  jump(() => target.scrollIntoView({ behavior: 'instant' }));
}

/** Jumps to a place of the page, in pixels from its top. */
export function jumpToPlace(top: number): void {
  jump(() => scrollTo({ top, behavior: 'instant' }));
}

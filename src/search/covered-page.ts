import { countElements, nextFrame, portionsOf } from '../hooks/portions.ts';

/** Everything that can be reached, in pieces: not `main` itself, which gets the focus when a hit is followed. */
const PIECES =
  '.frame > :not(.docs, main, #announcer), .docs > :not(main), main > :not(.rail, .ref, .prose), main > :is(.rail, .ref, .prose) > *';

/**
 * Makes the page behind the search inert, some elements each frame. The browser's own way, a modal dialog, computes the style of every
 * element at once, before the dialog is seen: `decisions/0061`. The result makes the page reachable again, what had the focus first.
 */
export function coverPage(): () => void {
  const stop = new AbortController();
  const focused = document.activeElement;
  const pieces = [...document.querySelectorAll<HTMLElement>(PIECES)].filter(({ inert }) => !inert);
  const portions = portionsOf(new Map(pieces.map((piece) => [piece, countElements(piece)])));
  void setInert(portions, true, stop.signal);
  return () => {
    stop.abort();
    for (const piece of pieces) if (piece.contains(focused)) piece.inert = false;
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    void setInert(portions, false);
  };
}

async function setInert(portions: HTMLElement[][], inert: boolean, signal?: AbortSignal): Promise<void> {
  for (const portion of portions) {
    await nextFrame();
    if (signal?.aborted) return;
    for (const piece of portion) piece.inert = inert;
  }
}

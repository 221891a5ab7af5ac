import { countElements, idle, nextFrame, portionsOf } from './portions.ts';

/** What the browser does not draw before it comes near: `styles/field.css`, `prose.css`. `<html data-whole>` ends that for the page. */
const PARTS = '.ref > .sec + :is(.sec, .prose), .sec + .sec .f, .page--guide > .prose > :nth-child(n + 7)';

/**
 * Draws the rest of a page once, a few parts at a time while the browser is idle: all at once would be a long task. From then on heights
 * are known, and so jumps and the scroll bar are exact. What was drawn rests again out of sight, so that whatever concerns the whole
 * document later (the next part, the search that covers it) has less to do.
 */
export function drawSections(signal: AbortSignal): Promise<void> {
  return drawEach(portionsOf(sizesOf([...document.querySelectorAll<HTMLElement>(PARTS)])), signal);
}

/** What a part holds inside of other parts is theirs. */
function sizesOf(parts: HTMLElement[]): Map<HTMLElement, number> {
  const sizes = new Map(parts.map((part) => [part, countElements(part)]));
  for (const [part, size] of [...sizes]) {
    const outer = part.parentElement?.closest<HTMLElement>(PARTS);
    if (outer) sizes.set(outer, (sizes.get(outer) ?? 0) - size);
  }
  return sizes;
}

async function drawEach(portions: HTMLElement[][], signal: AbortSignal): Promise<void> {
  let drawn: HTMLElement[] = [];
  for (const portion of [...portions, []]) {
    await nextFrame();
    await idle();
    for (const part of drawn) if (!isNear(part)) part.style.contentVisibility = '';
    if (signal.aborted) return;
    for (const { style } of portion) style.contentVisibility = 'visible';
    drawn = portion;
  }
}

/** Within a screen of what is seen. Left as it is: the browser would take it away for a frame before it finds that it is seen. */
function isNear(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}

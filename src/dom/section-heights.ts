import { batchByFrame, countElements, idle, nextFrame } from './batch-by-frame.ts';
import { isWhole } from './content-visibility.ts';

/** What the browser does not draw before it comes near, in `styles/`. `<html data-whole>` ends that for the page. */
export const FAR_PARTS = [
  // field.css
  '.ref > .sec ~ :is(.sec, .prose)',
  '.sec + .sec .f',
  // prose.css
  '.page--guide > .prose > :nth-child(n + 7)',
  // overview.css
  '.ovg ~ .ovg ~ .ovg > .ovc',
].join();

/**
 * Measures what of a page is not drawn yet, a few parts whenever the browser is idle: all at once would be a long task. From then on
 * heights are known, and so jumps and the scroll bar are exact. Parts are laid out for it, but never painted.
 */
export async function measureSections(signal: AbortSignal): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>(FAR_PARTS)];
  for (const portion of batchByFrame(getSizes(innerFirst(parts)))) {
    // The frame holds what the reader sees in its place (scroll anchoring) before the next places are asked for.
    await nextFrame();
    await idle();
    // Nothing rests any more: containing a part for a moment would only move what the reader sees.
    if (signal.aborted || isWhole()) return;
    measure(portion);
  }
}

/** The height of a part is known when those within it are. */
function innerFirst(parts: HTMLElement[]): HTMLElement[] {
  const ordered: HTMLElement[] = [];
  const open: HTMLElement[] = [];
  for (const part of parts) {
    while (open.length > 0 && !open.at(-1)?.contains(part)) ordered.push(...open.splice(-1));
    open.push(part);
  }
  return [...ordered, ...open.reverse()];
}

/** What a part holds inside of other parts is theirs. */
function getSizes(parts: HTMLElement[]): Map<HTMLElement, number> {
  const sizes = new Map(parts.map((part) => [part, countElements(part)]));
  for (const [part, size] of [...sizes]) {
    const outer = part.parentElement?.closest<HTMLElement>(FAR_PARTS);
    if (outer) sizes.set(outer, (sizes.get(outer) ?? 0) - size);
  }
  return sizes;
}

/** All writing, then all reading, then writing again: one layout for the portion. */
function measure(portion: HTMLElement[]): void {
  const far = portion.filter((part) => !isNear(part));
  for (const part of portion) part.style.contentVisibility = 'visible';
  for (const { style } of far) {
    // As when they rest: without containment the margins of what they hold would reach out of them.
    style.contain = 'content';
    // The browser forgets how high it was when it was drawn before all of it had arrived: `auto` would prefer that.
    style.containIntrinsicBlockSize = 'none';
  }
  const heights = far.map(contentHeight);
  for (const [index, { style }] of far.entries()) {
    style.contain = '';
    style.containIntrinsicBlockSize = `auto ${heights[index]}px`;
    style.contentVisibility = '';
  }
}

/** Within a screen of what is seen. Stays drawn: the browser would take it away for a frame before it finds that it is seen. */
function isNear(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}

/** What an intrinsic size means: without padding and border. */
function contentHeight(part: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
  return around.reduce((rest, edge) => rest - Number.parseFloat(edge), part.getBoundingClientRect().height);
}

import { idle } from './idle.ts';

/**
 * Off-screen sections have `content-visibility: auto` with an estimated intrinsic size (`styles/`). A jump, a smooth scroll and a restored
 * scroll position need the real heights of all that is above their target: before them, every section is rendered.
 */
export function disableContentVisibility(): void {
  document.documentElement.dataset.contentVisibility = 'off';
}

/** For a page that begins at its top. */
export function enableContentVisibility(): void {
  delete document.documentElement.dataset.contentVisibility;
}

/** Their parents in `styles/`; the computed style tells which children are meant. */
const CANDIDATES = '.reference > *, .page--guide > .prose > *, .overview-list';
/** Rendered in one frame: more of them would be a long task. */
const BATCH = 4;

/**
 * Renders each off-screen section for one frame while the browser is idle: `contain-intrinsic-size: auto` keeps its last remembered size, and
 * from then on the scrollbar is true. One in view is rendered as it is: changed to `auto`, it would be blank for a frame.
 */
export async function rememberSizes(): Promise<void> {
  await idle();
  const candidates = [...document.querySelectorAll<HTMLElement>(CANDIDATES)];
  const sections = candidates.filter((one) => getComputedStyle(one).contentVisibility === 'auto' && isOffScreen(one));
  while (sections.length > 0) {
    const batch = sections.splice(0, BATCH);
    for (const { style } of batch) style.contentVisibility = 'visible';
    // Sizes are remembered at the end of a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const section of batch.filter(isOffScreen)) section.style.contentVisibility = '';
    await idle();
  }
}

function isOffScreen(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top > innerHeight || bottom < 0;
}

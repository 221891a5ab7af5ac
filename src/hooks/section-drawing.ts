/** What the browser does not draw before it comes near: `styles/field.css`. `<html data-whole>` ends that for the page. */
const SECTIONS = '.ref > .sec + :is(.sec, .prose)';
const PARTS = `${SECTIONS}, .sec + .sec .kids > ul`;

/**
 * Draws the rest of a page, a part at a time while the browser is idle: all at once would be a long task. From then on heights are
 * exact, and so are jumps and the scroll bar.
 */
export function drawSections(): () => void {
  const stop = new AbortController();
  void drawEach([...document.querySelectorAll<HTMLElement>(PARTS)], stop.signal);
  return () => stop.abort();
}

/**
 * Before something modal covers the page: lets go of the sections that cannot be seen, which keep their heights. Otherwise the browser
 * would compute the style of every element anew, because it becomes inert. Draw them again afterwards.
 */
export function restSections(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)];
  // Read all, then write all: in turns each reading would be a layout.
  const unseen = sections.filter((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom < 0 || top > innerHeight;
  });
  for (const { style } of unseen) style.contentVisibility = 'auto';
}

async function drawEach(parts: HTMLElement[], signal: AbortSignal): Promise<void> {
  for (const { style } of parts) {
    await nextFrame();
    await idle();
    if (signal.aborted) return;
    style.contentVisibility = 'visible';
  }
}

function idle(): Promise<void> {
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 50));
  return new Promise((resolve) => whenIdle(() => resolve()));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

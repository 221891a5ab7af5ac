import { PROGRESS_DELAY_MS, PROGRESS_MINIMUM, PROGRESS_SPEED_MS, PROGRESS_TRICKLE_MS } from '../model/limits.ts';

/** A step of the bar, as a part of what is left. */
const TRICKLE = 0.1;

/**
 * The progress bar of a navigation, after a delay: it starts at the minimum, grows at intervals, fills when the page has loaded and then fades.
 * The style reads `--done`. Our own: a library brings its own styles and starts without the delay.
 */
export function createProgress(label: string): (isWaiting: boolean) => void {
  let bar: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function advance(done: number) {
    bar ??= appendBar(label);
    setDone(bar, done);
    timer = setTimeout(() => advance(done + (1 - done) * TRICKLE), PROGRESS_TRICKLE_MS);
  }

  return (isWaiting) => {
    clearTimeout(timer);
    if (isWaiting) {
      timer = setTimeout(() => advance(PROGRESS_MINIMUM), bar ? 0 : PROGRESS_DELAY_MS);
      return;
    }
    const full = bar;
    bar = undefined;
    if (!full) return;
    setDone(full, 1);
    // Time to fill up, time to fade.
    setTimeout(() => full.remove(), 2 * PROGRESS_SPEED_MS);
  };
}

function appendBar(label: string): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'progress';
  bar.role = 'progressbar';
  bar.ariaLabel = label;
  document.body.append(bar);
  return bar;
}

function setDone(bar: HTMLElement, done: number): void {
  bar.ariaValueNow = String(Math.round(done * 100));
  bar.style.setProperty('--done', String(done));
}

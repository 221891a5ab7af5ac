import { PROGRESS_DELAY_MS } from './site/limits.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says on `<html data-waiting>` that a page is on its way, once that has taken a while. The style draws the bar. */
export function showProgress(waiting: boolean): void {
  const { dataset } = document.documentElement;
  clearTimeout(timer);
  if (!waiting) delete dataset.waiting;
  else timer = setTimeout(() => (dataset.waiting = ''), PROGRESS_DELAY_MS);
}

import type { Page } from 'playwright/test';

/** Adds up what shifts on the pages that are opened from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      Object.assign(window, { layoutShift: shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Less than half a thousandth is none: when the document is streamed slowly, a fraction of a pixel counts 0.00002. */
export function getShift(page: Page): Promise<number> {
  return page.evaluate(() => ('layoutShift' in window ? Number(window.layoutShift) : 0));
}

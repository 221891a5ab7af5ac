import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts: LayoutShift[];
    /** When the first frame with the whole document was drawn, in milliseconds of the page. */
    isWholeAt?: number;
  }
}

type LayoutShift = { startTime: number; value: number };

/** Notes what shifts on the pages that are opened from now on. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifts.push({ startTime: entry.startTime, value: Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          window.isWholeAt = time;
        }),
      );
    });
  });
}

/**
 * The sum of what has shifted since the document was there as a whole: a busy browser draws a document in parts, whose edges
 * move (`getWholeShift`). Less than half a thousandth is none.
 */
export async function getShift(page: Page): Promise<number> {
  await page.waitForFunction(() => window.isWholeAt !== undefined);
  return page.evaluate(() => {
    const { shifts, isWholeAt = 0 } = window;
    return shifts.filter(({ startTime }) => startTime > isWholeAt).reduce((sum, { value }) => sum + value, 0);
  });
}

/** The sum of everything that has shifted, also while the document was on its way. */
export function getWholeShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0));
}

import type { Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';

/** Waits until the page is hydrated and has nothing to do: nothing has loaded for half a second, and the browser is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...loads.map(({ responseEnd }) => responseEnd)) > 500;
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

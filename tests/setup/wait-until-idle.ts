import type { Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';

/** On a busy machine a headless browser may stop drawing a page: then it has no frame and no idle time to wait for. */
const LONGEST_WAIT_MS = 5000;

/** Waits until the page is hydrated and has nothing to do: nothing has loaded for half a second, and the browser is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...loads.map(({ responseEnd }) => responseEnd)) > 500;
  });
  await page.evaluate(async (timeout) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, timeout);
    });
  }, LONGEST_WAIT_MS);
}

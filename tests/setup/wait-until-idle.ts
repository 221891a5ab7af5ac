import { expect, type Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';
import { countInFlight } from './requests-in-flight.ts';

/** On a busy machine a headless browser may stop drawing a page: then it has no frame and no idle time to wait for. */
const LONGEST_WAIT_MS = 5000;

/**
 * Waits until the page is hydrated and has nothing to do. Whoever cuts the network or moves the clock before that ends what the
 * page still preloads.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await hydrated(page);
  await waitForLoads(page);
}

/**
 * Waits until nothing is loading or has loaded for half a second, and the browser is idle. Unlike `networkidle`, which is
 * reached once for each document, this includes what the page requested later.
 */
export async function waitForLoads(page: Page): Promise<void> {
  await expect(async () => {
    expect(countInFlight(page)).toBe(0);
    expect(await getQuietTime(page)).toBeGreaterThan(500);
    await waitForIdleFrame(page);
    expect(countInFlight(page)).toBe(0);
  }).toPass();
}

/** Milliseconds since the last load ended. */
function getQuietTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return performance.now() - Math.max(0, ...loads.map(({ responseEnd }) => responseEnd));
  });
}

async function waitForIdleFrame(page: Page): Promise<void> {
  await page.evaluate(async (timeout) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, timeout);
    });
  }, LONGEST_WAIT_MS);
}

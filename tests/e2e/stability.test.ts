import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { observeStructure, structureChanges } from '../setup/structure-observer.ts';
import { expect, test } from '../setup/test.ts';

const PAGES = [
  '/',
  '/hello',
  '/guide/',
  '/guide/card/open-card',
  '/en/guide/other/card',
  '/token/listen',
  '/en/reference/',
  '/nothing',
];
const WIDTHS = [1440, 1280, 900, 390];

for (const path of PAGES) {
  test(`${path} stays as it was painted while React takes over`, async ({ page }) => {
    await observeStructure(page);

    await page.goto(path);
    await hydrated(page);
    await page.waitForTimeout(5000);

    expect(await structureChanges(page)).toEqual([]);
  });
}

for (const width of WIDTHS) {
  test(`D12 Q3 defect 2 hydrates without a warning and without a shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await observeShifts(page);

    for (const path of ['/', '/guide/card/open-card', '/en/token/listen']) {
      await page.goto(path);
      await hydrated(page);
      await page.waitForTimeout(500);

      expect(await shiftOf(page), path).toBeCloseTo(0, 3);
    }
  });
}

test('nothing shifts while the rest of a long page is drawn', async ({ page }) => {
  await observeShifts(page);
  await page.goto('/guide/');
  await hydrated(page);
  await page.waitForTimeout(5000);

  expect(await shiftOf(page)).toBeCloseTo(0, 3);
});

test('a choice of theme and tab made before React arrives survives its arrival', async ({ page }) => {
  await page.goto('/guide/card/open-card');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });

  await page.reload();
  await hydrated(page);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('React is not fetched before the page has loaded', async ({ page }) => {
  const before: string[] = [];
  let isLoaded = false;
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (!isLoaded && !/\.(woff2|svg)$/.test(request.url())) before.push(new URL(request.url()).pathname);
  });

  await page.goto('/guide/card/open-card');

  expect(before.filter((path) => path.endsWith('.js'))).toEqual([]);
  expect(before.length).toBeLessThanOrEqual(3);
});

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      Object.assign(window, { layoutShift: shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Less than half a thousandth is none: when the document arrives in pieces, a fraction of a pixel counts 0.00002. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => ('layoutShift' in window ? Number(window.layoutShift) : 0));
}

import type { Page } from 'playwright/test';
import { FAR_PARTS } from '../../src/dom/section-heights.ts';
import { hydrated } from '../setup/hydrated.ts';
import { getShift, observeShifts } from '../setup/layout-shift.ts';
import { serveInPieces } from '../setup/serve-in-pieces.ts';
import { SITE } from '../setup/sites.ts';
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
/** The browser is idle later on a machine that is not. */
const WHEN_IDLE_MS = 30_000;

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

      expect(await getShift(page), path).toBeCloseTo(0, 3);
    }
  });
}

for (const path of ['/', '/guide/', '/guide/card/open-card', '/404']) {
  test(`${path} is not seen before its frame and its head are there, however slowly they come`, async ({ browser }) => {
    const slow = await serveInPieces(SITE.origin);
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
    await observeShifts(page);

    await page.goto(slow.origin + path);

    expect(await getShift(page)).toBeCloseTo(0, 3);
    await page.close();
    slow.close();
  });
}

test('nothing shifts while the rest of a long page is measured', async ({ page }) => {
  await observeShifts(page);
  await page.goto('/guide/');
  await hydrated(page);
  await page.waitForTimeout(5000);

  expect(await getShift(page)).toBeCloseTo(0, 3);
});

for (const path of ['/guide/', '/en/guide/card/open-card', '/token/listen', '/guide/other/card', '/reference/']) {
  test(`${path} is as high before its far sections are drawn as afterwards`, async ({ page }) => {
    await page.goto(path);

    await expectKnownHeights(page);
  });
}

test('a page that comes slowly is as high before its far sections are drawn as afterwards', async ({ browser }) => {
  const slow = await serveInPieces(SITE.origin);
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 500 } });
  await page.goto(`${slow.origin}/guide/other/card`);

  await expectKnownHeights(page);

  await page.close();
  slow.close();
});

async function expectKnownHeights(page: Page): Promise<void> {
  await hydrated(page);
  const far = page.locator('main [style*="contain-intrinsic-block-size"]');
  const parts = page.locator(FAR_PARTS);
  await expect(parts.and(page.locator('[style]'))).toHaveCount(await parts.count(), { timeout: WHEN_IDLE_MS });
  const heights = () => far.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().height)));

  const atRest = await heights();
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));

  expect(atRest.length).toBeGreaterThan(10);
  expect(await heights()).toEqual(atRest);
}

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

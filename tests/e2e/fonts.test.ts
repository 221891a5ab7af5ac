import type { Page } from 'playwright';
import { getShift, observeShifts } from '../setup/layout-shift.ts';
import { expect, test } from '../setup/test.ts';

test('a first visit is shown in the web fonts, which the page preloads', async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await page.evaluate(() => document.fonts.ready);

  expect(await getFonts(page, '.brand')).toEqual(['Hanken Grotesk']);
  expect(await getFonts(page, 'main code')).toEqual(['Geist Mono']);
});

for (const path of ['/', '/en/', '/en/guide/card/open-card', '/token/listen', '/en/reference/']) {
  for (const width of [1440, 390]) {
    test(`text does not wait for fonts that come late, and the swap shifts hardly anything: ${path} at ${width} px`, async ({
      page,
    }) => {
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await observeShifts(page);

      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await getFonts(page, 'h1')).not.toContain('Hanken Grotesk');
      release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

      expect(await getFonts(page, 'h1, .brand')).not.toEqual([]);
      // A word may wrap elsewhere: 0.036 on one page. Less than 0.1 counts as good.
      expect(await getShift(page)).toBeLessThan(0.05);
    });
  }
}

test('without the font files the page is shown in fonts of the system', async ({ page, expectComplaint }) => {
  expectComplaint(/503.*\.woff2\)$/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 503 }));
  await page.goto('/en/guide/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await getFonts(page, '.brand')).not.toContain('Hanken Grotesk');
});

/** Families that the browser really draws the first such element with. */
async function getFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

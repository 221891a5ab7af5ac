import type { Page } from 'playwright';
import { getShift, observeShifts } from '../setup/layout-shift.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test('a first visit is shown in the web fonts, which the page preloads', async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await page.evaluate(() => document.fonts.ready);

  expect(await getFonts(page, '.brand')).toEqual(['Hanken Grotesk']);
  expect(await getFonts(page, 'main code')).toEqual(['Geist Mono']);
});

/**
 * With the limit of the shift and the width of each push. In English paragraphs a word may wrap elsewhere,
 * whatever the metrics: there the limit is what counts as good.
 */
const LATE_FONTS = [
  ['/', 0.001, 390],
  ['/en/', 0.001, undefined],
  ['/guide/card/open-card', 0.001, 1440],
  ['/en/guide/card/open-card', 0.1, undefined],
  ['/token/listen', 0.001, undefined],
  ['/en/reference/', 0.005, undefined],
] as const;

for (const [path, limit, daily] of LATE_FONTS) {
  for (const width of [1440, 390]) {
    const title = `text does not wait for fonts that come late, and the swap shifts nothing that a reader notices: ${path} at ${width} px`;
    test(title, nightlyUnless(width === daily), async ({ page }) => {
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
      expect(await getShift(page)).toBeLessThan(limit);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await getFonts(page, 'h1')).not.toContain('Hanken Grotesk');
      release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

      expect(await getFonts(page, 'h1, .brand')).not.toEqual([]);
      expect(await getShift(page)).toBeLessThan(limit);
    });
  }
}

test('the fallback faces are as wide as the web fonts: small letters, digits, capitals, running text', async ({
  page,
}) => {
  await page.goto('/en/guide/');
  const text = (await page.getByRole('main').innerText()).replace(/[^ -~]/g, '');
  const samples = [text.replace(/[^a-z]/g, ''), text.replace(/[^0-9]/g, ''), text.replace(/[^A-Z]/g, ''), text];

  for (const weight of [400, 500, 600, 700]) {
    for (const sample of samples) {
      const ratio = await compareWidths(page, sample, weight, ['Doc Sans', 'Doc Sans Fallback']);
      expect(Math.abs(ratio - 1), `"${sample.slice(0, 12)}…" at ${weight} is ${ratio} times as wide`).toBeLessThan(
        0.015,
      );
    }
    const ratio = await compareWidths(page, text, weight, ['Doc Mono', 'Doc Mono Fallback']);
    expect(Math.abs(ratio - 1), `monospaced text at ${weight} is ${ratio} times as wide`).toBeLessThan(0.002);
  }
});

test('without the font files the page is shown in fonts of the system', NIGHTLY, async ({ page, expectComplaint }) => {
  expectComplaint(/503.*\.woff2\)$/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 503 }));
  await page.goto('/en/guide/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await getFonts(page, '.brand')).not.toContain('Hanken Grotesk');
});

/** How many times as wide one line is in the second family as in the first. Without kerning: the text may be letters in no order. */
function compareWidths(page: Page, text: string, weight: number, families: [string, string]): Promise<number> {
  return page.evaluate(
    async ([content, fonts]) => {
      const line = document.body.appendChild(document.createElement('span'));
      line.textContent = content;
      const widths = fonts.map(async (font) => {
        await document.fonts.load(font);
        line.style.cssText = `position: absolute; white-space: pre; font: ${font}; font-kerning: none`;
        return line.getBoundingClientRect().width;
      });
      const [web = 1, fallback = 0] = await Promise.all(widths);
      line.remove();
      return fallback / web;
    },
    [text, families.map((family) => `${weight} 20px "${family}"`)] as const,
  );
}

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

import type { Page } from 'playwright/test';
import { nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const PATHS = [
  '/',
  '/hello',
  '/guide/card/open-card',
  '/guide/biz/wallet',
  '/en/guide/other/errors',
  '/token/listen',
  '/reference/',
  '/nothing',
];
const WIDTHS = [1440, 900, 390];

// The hero is in motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PATHS) {
  // The layouts with the most styles.
  const isDaily = ['/', '/guide/card/open-card'].includes(path);
  test(`the deferred styles change nothing above the fold: ${path}`, nightlyUnless(isDaily), async ({ page }) => {
    // Hydration at one of the two times would be another difference.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    // A pixel of one picture in a hundred differs by itself; what the styles change differs each time.
    await expect(async () => {
      await page.route('**/assets/deferred-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      const without = await takeScreenshots(page, path);
      await page.unroute('**/assets/deferred-*.css');
      const complete = await takeScreenshots(page, path);

      for (const [index, width] of WIDTHS.entries())
        expect(complete[index]?.equals(without[index] ?? Buffer.of()), `${width} px`).toBe(true);
    }).toPass({ intervals: [0], timeout: 25_000 });
  });
}

async function takeScreenshots(page: Page, path: string): Promise<Buffer[]> {
  const screenshots: Buffer[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // Fonts that are still on their way, and a field that takes the focus at its next frame, would be other differences.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    screenshots.push(await page.screenshot());
  }
  return screenshots;
}

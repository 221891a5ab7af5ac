import { hydrated } from '../setup/hydrated.ts';
import { getShift, getWholeShift, observeShifts } from '../setup/layout-shift.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { restingScroll } from '../setup/resting-scroll.ts';
import { serveInPieces } from '../setup/serve-in-pieces.ts';
import { SITE } from '../setup/sites.ts';
import { observeStructure, structureChanges } from '../setup/structure-observer.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

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
  // One page of each large layout; `/hello` has every feature of Markdown.
  const tag = ['/', '/hello', '/guide/card/open-card', '/token/listen'].includes(path) ? '@smoke' : '@nightly';
  test(`hydration changes no node of ${path}`, { tag }, async ({ page }) => {
    await observeStructure(page);

    await page.goto(path);
    await waitUntilIdle(page);

    expect(await structureChanges(page)).toEqual([]);
  });
}

for (const width of WIDTHS) {
  const tag = width === 390 ? '@smoke' : '@nightly';
  test(`pages hydrate without a warning and without a layout shift at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await observeShifts(page);

    for (const path of ['/', '/guide/card/open-card', '/en/token/listen']) {
      await page.goto(path);
      await waitUntilIdle(page);

      expect(await getShift(page), path).toBeCloseTo(0, 3);
    }
  });
}

for (const path of ['/', '/guide/', '/guide/card/open-card', '/404']) {
  const isDaily = path === '/guide/card/open-card';
  test(
    `${path} shifts by less than a third of what counts as good when its HTML is streamed slowly`,
    nightlyUnless(isDaily),
    async ({ browser }) => {
      const slow = await serveInPieces(SITE.origin);
      const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
      await observeShifts(page);

      await page.goto(slow.origin + path);

      expect(await getWholeShift(page)).toBeLessThan(0.03);
      await page.close();
      slow.close();
    },
  );
}

test('a long page has no layout shift while it is read to its end', async ({ page }) => {
  await observeShifts(page);
  await page.goto('/guide/');
  await hydrated(page);
  await page.mouse.move(700, 400);
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 800);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }

  expect(await getShift(page)).toBeCloseTo(0, 3);
});

for (const [path, id] of [
  ['/guide/key-pair', 'signing-helpers'],
  ['/guide/card/open-card', 'errors'],
  ['/token/listen', 'states'],
] as const) {
  const title = `a link within ${path} and a reload land exactly at #${id}, below sections that were never rendered`;
  test(title, nightlyUnless(path === '/guide/card/open-card'), async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const distance = () =>
      page.locator(`#${id}`).evaluate((target) => {
        const margin = Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart);
        const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
        return Math.abs(Math.round(target.getBoundingClientRect().top - margin - padding));
      });

    await page.locator(`#toc a[href="#${id}"]`).dispatchEvent('click');
    await restingScroll(page);
    expect(await distance()).toBe(0);

    await page.reload();
    await hydrated(page);
    expect(await distance()).toBe(0);
  });
}

test('a theme chosen before hydration survives it', async ({ page }) => {
  await page.goto('/guide/card/open-card');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
  });

  await page.reload();
  await hydrated(page);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('React is not fetched before the page has loaded', { tag: '@smoke' }, async ({ page }) => {
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

for (const width of [1440, 390]) {
  const title = `the scrollbar has the length of the page before anything is scrolled, at ${width} px`;
  // A phone has more of a page off screen.
  test(title, NIGHTLY, async ({ page }) => {
    const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    /** Until two frames of each section that comes near have passed. */
    const scrollThrough = () =>
      page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        }
      });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/en/guide/card/open-card', '/en/guide/payment/pay-now', '/token/listen']) {
      await page.goto(path);
      await waitUntilIdle(page);
      await scrollThrough();
      const height = await getHeight();
      await page.goto('about:blank');
      await page.goto(path);
      await expect
        .poll(async () => Math.abs((await getHeight()) / height - 1), `${path} at ${width} px`)
        .toBeLessThan(0.02);
    }
  });
}

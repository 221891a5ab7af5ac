import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { restingScroll } from '../setup/resting-scroll.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';

test('a link within the site changes the page without loading a document', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: /^Cancel Card/ })
    .click();

  await expect(page).toHaveURL('/en/guide/card/cancel-card');
  await expect(page).toHaveTitle(`Cancel Card · Documentation · ${siteTitle.en}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancel Card');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/guide\/card\/cancel-card$/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(`Cancel Card · Documentation · ${siteTitle.en}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('API pages are titled as documentation in both languages, other pages are not', NIGHTLY, async ({ page }) => {
  for (const [path, title] of [
    ['/en/guide/card/open-card', `Open Card · Documentation · ${siteTitle.en}`],
    ['/guide/card/open-card', `开卡 · 文档 · ${siteTitle.zh}`],
    ['/en/hello', new RegExp(`^[^·]+ · ${siteTitle.en}$`)],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('Back restores the scroll position', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.waitForFunction(() => scrollY === 700);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/en/guide/card/cancel-card"]')?.click());
  await expect(page).toHaveURL('/en/guide/card/cancel-card');

  await page.goBack();

  await expect(page).toHaveTitle(`Open Card · Documentation · ${siteTitle.en}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a link with a fragment lands at its target on the other page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/reference/');
  await hydrated(page);

  await page.locator('main a[href="/en/guide/retries#rate-limits"]').click();

  await expect(page).toHaveURL('/en/guide/retries#rate-limits');
  await expect(page.locator('#rate-limits')).toBeInViewport();
});

for (const { way, leave, path, position } of [
  {
    way: 'turned over to',
    leave: () => document.querySelector<HTMLElement>('a[rel="next"]')?.click(),
    path: '/en/guide/get-config',
    position: 0,
  },
  { way: 'gone back to', leave: () => history.back(), path: '/en/guide/', position: 400 },
]) {
  test(
    `a page that is ${way} in the middle of a smooth scroll is shown at its own scroll position`,
    nightlyUnless(way === 'turned over to'),
    async ({ page }) => {
      await page.goto('/en/guide/');
      await hydrated(page);
      // Until its event, which comes with the next frame, the page has not seen that it was scrolled.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('scroll', resolve, { once: true });
            scrollTo({ top: 400, behavior: 'instant' });
          }),
      );
      const outline = page.getByRole('navigation', { name: 'Outline' });
      await outline.getByRole('link').last().dispatchEvent('click');
      await page.waitForFunction(() => scrollY > 500);

      await page.evaluate(leave);
      await expect(page).toHaveURL(path);

      expect(await restingScroll(page)).toBe(position);
    },
  );
}

test('a page whose data does not load shows an error with a retry', { tag: '@smoke' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/503.*cancel-card\.json\)$/);
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.route('**/cancel-card.json', (route) => route.fulfill({ status: 503 }));

  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: /^Cancel Card/ })
    .click();
  await expect(page.getByRole('heading', { name: 'The page did not load' })).toBeVisible();
  await page.unroute('**/cancel-card.json');
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancel Card');
});

test('a page of a removed build is loaded as a document', NIGHTLY, async ({ page, expectComplaint }) => {
  expectComplaint(/404.*cancel-card\.json\)$/);
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route('**/cancel-card.json', (route) => route.fulfill({ status: 404 }));

  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: /^Cancel Card/ })
    .click();

  await expect(page).toHaveTitle(`Cancel Card · Documentation · ${siteTitle.en}`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('navigations leave no listeners behind', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  const countListeners = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.map(({ type }) => type).sort();
  };
  const goTo = async (name: string) => {
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  };
  await goTo('Cancel Card');
  await goTo('Open Card');
  // What a jump listens for is gone some frames later.
  await restingScroll(page);
  const before = [await countListeners('window'), await countListeners('document')];
  for (const name of ['Cancel Card', 'Card List', 'Open Card']) await goTo(name);

  await expect.poll(async () => [await countListeners('window'), await countListeners('document')]).toEqual(before);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script pages can be read, and reached by their links', { tag: '@smoke' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/');
    await page.getByRole('link', { name: 'Quick Start' }).first().click();
    await expect(page).toHaveURL('/en/guide/quick-start');

    await page.locator('nav#side summary', { hasText: 'Auth' }).click();
    await page.getByRole('link', { name: 'Exchange Code for Token' }).first().click();

    await expect(page).toHaveTitle(`Exchange Code for Token · Documentation · ${siteTitle.en}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText('/v2/biz/code2token');
  });

  for (const path of ['/en/', '/en/guide/card/open-card', '/en/reference/', '/en/no-such'])
    test(`without script every control that is shown works: ${path}`, async ({ page }) => {
      await page.goto(path);

      await expect(page.locator(':is(button, input, select):not([popovertarget]):visible')).toHaveCount(0);
    });

  test('without script the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/guide/card/open-card');

    await page.locator('button[popovertarget="side"]').first().click();

    await expect(page.locator('#side')).toBeVisible();
  });
});

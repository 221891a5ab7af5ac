import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { isSameDocument, markDocument } from '../setup/same-document.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('focusing a link prefetches its page, and following it does not request the page again', async ({ page }) => {
  await page.goto('/en/guide/concepts');
  await hydrated(page);
  await markDocument(page);
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('.json') && requests.push(new URL(request.url()).pathname));
  const link = page
    .getByRole('main')
    .locator('a[href="/en/guide/card/card-pwd"], a[href="/en/guide/card/card-list"], a[href="/en/guide/biz/wallet"]')
    .first();
  const path = String(await link.getAttribute('href'));
  // The samples of the other languages are a file of their own, which is fetched after the page has changed.
  const getPageRequests = () => requests.filter((request) => request.endsWith(`/_data${path}.json`));
  await link.scrollIntoViewIfNeeded();

  await link.focus();
  await expect.poll(getPageRequests).toHaveLength(1);
  await link.click();

  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(getPageRequests()).toHaveLength(1);
});

test('a slow navigation shows a progress bar, which fills up and disappears', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  let release = () => {};
  await page.route('**/cancel-card.json', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await page.evaluate(() => {
    const values: number[] = [];
    Object.assign(window, { values });
    const read = () =>
      values.push(Number(document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow') ?? -1));
    new MutationObserver(read).observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-valuenow'],
    });
  });

  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/en/guide/card/cancel-card"]')?.click());
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '8');
  release();
  await expect(page).toHaveURL('/en/guide/card/cancel-card');
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  const values = await page.evaluate(() => ('values' in window ? (window.values as number[]) : []));
  // Other changes of the page are seen between two steps.
  const [first, second] = [...new Set(values.filter((value) => value >= 0))];
  expect(first).toBe(8);
  expect(second).toBe(17);
  expect(values).toContain(100);
  // A page that is there already needs none.
  await page.evaluate(() => Object.assign(window, { values: [] }));
  await page.goBack();
  await expect(page).toHaveURL('/en/guide/card/open-card');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test(
  'offline, a page that did not load shows an error with a retry',
  NIGHTLY,
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED|no connection/);
    await page.goto('/en/guide/card/open-card');
    await waitUntilIdle(page);
    await context.setOffline(true);

    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/en/guide/biz/wallet"]')?.click());
    await expect(page.getByRole('heading', { name: 'The page did not load' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL('/en/guide/biz/wallet');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Merchant Wallet');
  },
);

test('when its scripts do not load, a page keeps the server-rendered content and its links work', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED .*\/assets\/.*\.js\)$/);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/guide/');
  await page.getByRole('main').hover();

  const next = page.getByRole('link', { name: /^Next Page/ });
  const address = String(await next.getAttribute('href'));
  await next.click();

  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('after a navigation the focus is in the main part and the title is announced', async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);

  await page.getByRole('link', { name: /^Next Page/ }).click();

  await expect(page.locator('#main')).toBeFocused();
  const title = String(await page.getByRole('heading', { level: 1 }).textContent())
    .replace('#', '')
    .trim();
  await expect(page.locator('#announcer')).toHaveText(`${title} · Documentation · ${siteTitle.en}`);
});

test('the first tab stop is a skip link to the content', { tag: '@smoke' }, async ({ page }) => {
  for (const path of ['/', '/guide/', '/guide/card/open-card', '/token/listen', '/hello', '/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' }), path).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
  }
});

test('a URL with a fragment starts there, without scrolling through the page', async ({ page }) => {
  await page.addInitScript(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(scrollY));
    Object.assign(window, { positions });
  });
  await page.goto('/guide/other/errors#error-422405');
  await hydrated(page);

  await expect(page.locator('#error-422405')).toBeInViewport();
  const positions = await page.evaluate(() => ('positions' in window ? String(window.positions).split(',') : []));
  expect(positions.length, positions.join()).toBeLessThan(4);
});

test('a link within the page scrolls to its target, and Back returns', async ({ page }) => {
  await page.goto('/en/hello');
  await hydrated(page);

  await page.getByRole('link', { name: 'a heading of this page' }).click();
  await expect(page).toHaveURL('/en/hello#tables');
  await expect(page.locator('#tables')).toBeInViewport();
  await page.goBack();

  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
});

test('a malformed fragment or path shows the page without an error', NIGHTLY, async ({ page }) => {
  for (const path of ['/en/guide/#%E4%BD', '/en/guide/#%', '/en/guide/#"><img src=x onerror=alert(1)>']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Development Guide');
  }
  await page.evaluate(() =>
    document.querySelector('#side a[href="/en/guide/biz/wallet"]')?.setAttribute('href', '/en/guide/biz/wallet#%E4'),
  );
  await page.goto('/en/guide/biz/wallet#%E4');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merchant Wallet');
});

test('every address of a page has one canonical URL', NIGHTLY, async ({ page }) => {
  for (const path of ['/guide', '/guide/', '/guide/index.html']) {
    await page.goto(path);
    await expect(page.locator('#side [aria-current="page"]')).toHaveAttribute('href', '/guide/');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.example.com/guide/');
  }
  expect((await page.request.get('/GUIDE/')).status()).toBe(404);
  expect((await page.request.get('/en/zh/guide')).status()).toBe(404);
  await page.goto('/zh/guide/');
  await page.getByRole('main').hover();
  await expect(page).toHaveURL('/guide/');
});

test('the language menu keeps the section in view, and a paragraph can be read in the other language', async ({
  page,
}) => {
  // The code of it is loaded at the first sign of a reader; a key pressed before it is there counts.
  let release = () => {};
  const isPressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/reading-aids*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/en/guide/security');
  await hydrated(page);
  const paragraph = page.locator('#keys ~ ul > li').first();
  await page.evaluate(() => document.querySelector('#keys')?.scrollIntoView({ behavior: 'instant' }));

  await paragraph.hover();
  await page.keyboard.down('l');
  release();
  await expect(page.locator('.peek')).toContainText('RSA 密钥对');
  await expect(page.locator('.peek')).toHaveAttribute('lang', 'zh-CN');
  await page.keyboard.up('l');
  await expect(page.locator('.peek')).toHaveCount(0);

  // A click of the test would scroll the page to the sticky bar first.
  await page.getByRole('banner').locator('a[hreflang="zh-CN"]').dispatchEvent('click');
  await expect(page).toHaveURL('/guide/security#keys');
});

test('the old address of a moved section leads to its chapter, and without script to a link there', async ({
  page,
  browser,
}) => {
  await page.goto('/en/guide/#making-keys');
  await expect(page).toHaveURL('/en/guide/key-pair#making-keys');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/en/guide/#making-keys');
  await expect(plain.locator('a:target')).toHaveAttribute('href', '/en/guide/key-pair#making-keys');
  await plain.close();
});

import type { BrowserContextOptions } from 'playwright/test';
import { blockStorage } from '../setup/block-storage.ts';
import { hydrated } from '../setup/hydrated.ts';
import { nightlyUnless } from '../setup/nightly.ts';
import { restingScroll } from '../setup/resting-scroll.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';

// Nobody has been here before.
const NOTHING: BrowserContextOptions['storageState'] = { cookies: [], origins: [] };
test.use({ storageState: NOTHING, viewport: { width: 1440, height: 900 } });

test.describe('a browser that wants English', () => {
  test.use({ locale: 'en-US' });

  test('the first visit of an English browser is redirected to English with a notice that leads back; the second visit stays', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    const notice = page.getByRole('region', { name: 'Language' });
    await hydrated(page);
    await expect(notice).toContainText('opened in English');

    await notice.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: '语言' })).toHaveCount(0);
  });

  test('the redirect of a first visit keeps query and fragment and happens before the first paint', async ({
    page,
  }) => {
    const painted: string[] = [];
    await page.exposeFunction('onPaint', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      new PerformanceObserver(
        () => 'onPaint' in window && (window.onPaint as (path: string) => void)(location.pathname),
      ).observe({ type: 'paint', buffered: true });
    });

    await page.goto('/guide/card/open-card?a=1#body');

    await expect(page).toHaveURL('/en/guide/card/open-card?a=1#body');
    await expect(page.locator('#body')).toBeInViewport();
    await expect.poll(() => painted.length).toBeGreaterThan(0);
    expect(new Set(painted)).toEqual(new Set(['/en/guide/card/open-card']));
  });

  for (const trouble of ['blocked', 'full']) {
    test(
      `the first visit is redirected to a working English page where the session storage is ${trouble}`,
      nightlyUnless(trouble === 'full'),
      async ({ page }) => {
        await page.addInitScript((how) => {
          const refuse = () => {
            throw new DOMException('no room', 'QuotaExceededError');
          };
          if (how === 'full') {
            const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, value) {
              if (this === sessionStorage) refuse();
              set.call(this, key, value);
            };
          } else Object.defineProperty(window, 'sessionStorage', { get: refuse });
        }, trouble);

        await page.goto('/guide/card/open-card');

        await expect(page).toHaveURL('/en/guide/card/open-card');
        await hydrated(page);
      },
    );
  }

  test('a language chosen in the menu is stored for every tab', async ({ page, context }) => {
    await page.goto('/en/guide/');
    await page.locator('header summary', { hasText: 'English' }).click();
    await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/guide/');
    await page.reload();
    await expect(page).toHaveURL('/guide/');

    const other = await context.newPage();
    await other.goto('/');

    await expect(other).toHaveURL('/');
  });

  test('an unknown address never redirects, and its language menu leads to the home page', async ({ page }) => {
    await page.goto('/no-such');
    await expect(page).toHaveURL('/no-such');
    await page.goto('/en/no-such');
    await page.locator('header summary', { hasText: 'English' }).click();

    await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('without storage there is no redirect to another language', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/guide/');

    await expect(page).toHaveURL('/guide/');
  });
});

for (const [wanted, from, to] of [
  ['zh-CN', '/en/guide/', '/guide/'],
  ['zh-TW', '/en/guide/', '/guide/'],
  ['en-GB', '/guide/', '/en/guide/'],
  ['nl-NL', '/', '/'],
  ['fr,en', '/guide/', '/en/guide/'],
] as const) {
  const isDaily = wanted === 'zh-TW';
  test(`a browser that wants ${wanted} is shown ${to} for ${from}`, nightlyUnless(isDaily), async ({ page }) => {
    await page.addInitScript((languages) => {
      Object.defineProperty(navigator, 'languages', { get: () => languages.split(',') });
    }, wanted);

    await page.goto(from);

    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', to.startsWith('/en') ? 'en' : 'zh-CN');
  });
}

test.describe('a crawler', () => {
  test.use({ locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('a crawler gets the page it requested, and no language is stored', async ({ page }) => {
    await page.goto('/guide/');

    await expect(page).toHaveURL('/guide/');
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    // What the sidebar looks like is stored for anybody.
    expect(stored.filter((key) => !['sidebar-scroll', 'groups'].includes(key))).toEqual([]);
  });
});

test('the language menu keeps page, query and fragment, and the fragment is the same section', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/guide/?a=1#data-encryption');
  // A click of the test would scroll the page to the sticky bar first, and so to another section.
  await page.getByRole('banner').locator('a[hreflang="en"]').dispatchEvent('click');

  await expect(page).toHaveURL('/en/guide/?a=1#data-encryption');
  await expect(page.locator('#data-encryption')).toBeInViewport();
  const english = await page.locator('main :is(h2, h3, h4)').evaluateAll((all) => all.map(({ id }) => id));
  await page.goto('/guide/');
  const chinese = await page.locator('main :is(h2, h3, h4)').evaluateAll((all) => all.map(({ id }) => id));
  expect(english).toEqual(chinese);
});

test('a stored origin of a redirect that is no address of this site leads nowhere', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('redirected-from', '//evil.example/guide/'));
  await page.goto('/en/guide/');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('redirected-from'))).toBeNull();

  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
});

test('a change of language in the middle of a page stays in the section, and opens no fold', async ({ page }) => {
  for (const id of ['states', 'responses']) {
    await page.goto(`/guide/card/open-card#${id}`);
    await hydrated(page);
    const open = await page.locator('main details[open]').count();
    // The fields of closed folds begin above the section too.
    await restingScroll(page);
    await page.getByRole('banner').locator('a[hreflang="en"]').dispatchEvent('click');

    await expect(page).toHaveURL(`/en/guide/card/open-card#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(await page.locator('main details[open]').count()).toBe(open);
  }
});

test('a malformed address below /en/ returns the English 404 page, also by a host with a single document for it', async ({
  page,
  baseURL,
}) => {
  const chinese = await page.request.get(`${baseURL}/404.html`);
  const body = await chinese.text();
  await page.route('**/en/*zz*', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));

  await page.goto('/en/%zz');

  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/en/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`PAGE NOT FOUND · ${siteTitle.en}`);
});

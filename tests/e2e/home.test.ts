import { operations } from '../expected/documented.ts';
import { hydrated } from '../setup/hydrated.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [prefix, lang, start, home] of [
  ['', 'zh-CN', '快速开始', '返回首页'],
  ['/en', 'en', 'Quick Start', 'Take me home'],
] as const) {
  const tag = lang === 'en' ? '@smoke' : '@nightly';
  test(`the home page has one action and three features, all of them links: ${lang}`, { tag }, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const main = page.getByRole('main');

    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(main.getByRole('link', { name: start }).first()).toHaveAttribute(
      'href',
      `${prefix}/guide/quick-start`,
    );
    const features = main.getByRole('article');
    await expect(features).toHaveCount(3);
    await expect(features.getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(main.getByRole('article').getByRole('link')).toHaveCount(3);
    await expect(main.getByRole('img').first()).toHaveAccessibleName(/.+/);
    await expect(page.locator('#side, #toc')).toHaveCount(0);
  });

  test(`an unknown address shows the 404 page with a link home: ${lang}`, { tag }, async ({ page }) => {
    const response = await page.goto(`${prefix}/no-such`);
    await hydrated(page);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await page.getByRole('main').getByRole('link', { name: home }).click();

    await expect(page).toHaveURL(`${prefix}/`);
  });
}

test('the home page leads through calls with request and response, and to every operation', async ({ page }) => {
  await page.goto('/en/');
  await hydrated(page);
  const main = page.getByRole('main');
  const steps = main.getByRole('tablist', { name: 'Six calls to the first card' });

  await expect(steps.getByRole('tab')).toHaveCount(6);
  await expect(steps.getByRole('tab', { selected: true })).toContainText('Open the card');
  const call = main.getByRole('tabpanel', { name: /Open the card/ });
  await expect(call).toContainText('curl -X POST');
  await expect(call).toContainText('202 Accepted');
  await expect(call).toContainText('"cardManageId"');
  await expect(call).toContainText('"orderId"');
  await expect(call.getByRole('link', { name: 'Open reference' })).toHaveAttribute('href', '/en/guide/card/open-card');

  const entries = main.locator('section', { has: page.getByRole('heading', { level: 2, name: 'API reference' }) });
  await expect(entries.getByRole('link', { name: /^(GET|POST|PATCH|PUT|DELETE|WS)/ })).toHaveCount(
    operations.flatMap(({ pages }) => pages).length + 1,
  );
  await expect(entries.getByRole('link', { name: 'Data Encryption' })).toHaveAttribute(
    'href',
    '/en/guide/data-encryption',
  );
});

test('the foot of the home page names version and date, and leads to help; documents have a size', async ({ page }) => {
  await page.goto('/en/');
  const foot = page.getByRole('contentinfo');

  await expect(foot).toContainText(/Contract \d+\.\d+\.\d+/);
  await expect(foot).toContainText(/Updated .* 20\d\d/);
  await expect(foot.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute('href', /^mailto:/);
  await expect(foot.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: `${siteTitle.en} YAML` })).toHaveText(/YAML\d+ kB/);
});

test('the home page shows every path of an operation in full, at any width', async ({ page }) => {
  await page.goto('/en/');
  const paths = page.locator('.home-map code');
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await paths.evaluateAll((all) => all.filter((path) => path.scrollWidth > path.clientWidth).length)).toBe(0);
  }
  await expect(paths.filter({ hasText: '…' })).toHaveCount(0);
});

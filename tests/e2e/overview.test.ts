import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the overview lists groups, pages and headings, and filters them', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/reference/');
  await hydrated(page);
  const main = page.getByRole('main');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const groups = main.getByRole('heading', { level: 2 });
  const pages = main.getByRole('heading', { level: 3 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(filter).toBeFocused();
  await expect(groups.first()).toContainText('Start');
  await expect(main.locator('a[href="/en/guide/#data-encryption"]')).toBeVisible();
  const all = await pages.count();

  await filter.fill('OPEN CARD');
  await expect(pages.first()).toContainText('Open Card');
  const spaced = await pages.allTextContents();
  await filter.fill('open-card');
  expect(await pages.allTextContents()).toEqual(spaced);
  await filter.fill('appendix');
  await expect(groups).toHaveText([/^Appendix/]);
  await filter.fill('data encryption');
  await expect(pages.first()).toContainText('Development Guide');
  await expect(main.getByRole('link', { name: 'Key pair', exact: true })).toHaveCount(0);
  await expect(main.getByRole('status')).toContainText('page');
  await filter.fill('zzz');
  await expect(main).toContainText('No matching API found: zzz');
  await expect(pages).toHaveCount(0);
  await filter.fill('   ');

  await expect(pages).toHaveCount(all);
});

test('a heading of the overview links to its section, in either language', async ({ page }) => {
  await page.goto('/en/reference/');
  await hydrated(page);
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('接口总览');
  await hydrated(page);

  await page.locator('main a[href="/guide/#data-encryption"]').click();

  await expect(page).toHaveURL('/guide/#data-encryption');
  await expect(page.locator('#data-encryption')).toBeInViewport();
});

test('the overview is in the sidebar, and a filter typed before hydration survives it', async ({ page }) => {
  await page.goto('/en/reference/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').fill('merchant wallet');
  await hydrated(page);

  const pages = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(pages.filter({ hasText: 'Merchant Wallet' })).toHaveCount(1);
  expect(await pages.count()).toBeLessThan(5);
  await expect(page.locator('#side [aria-current="page"]')).toHaveText('Overview');
});

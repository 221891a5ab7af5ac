import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
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
  for (const query of ['/v2/card/open', 'POST /v2/card/open', 'openCard']) {
    await filter.fill(query);
    await expect(pages).toHaveText(['Open CardPOST']);
  }
  await filter.fill('zzz');
  await expect(main).toContainText('No matching API found: zzz');
  await expect(pages).toHaveCount(0);
  await filter.fill('   ');

  await expect(pages).toHaveCount(all);
});

test('a heading of the overview links to its section, in either language', NIGHTLY, async ({ page }) => {
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
  await expect.poll(() => pages.count()).toBeLessThan(5);
  await expect(page.locator('#side [aria-current="page"]')).toHaveText('All operations');
});

test('the map lights what can be called with the identifiers of the reader, and keeps them in the URL', async ({
  page,
}) => {
  await page.goto('/en/reference/?have=cardId');
  await hydrated(page);
  const map = page.getByRole('region', { name: 'Map of identifiers' });
  const holder = map.getByRole('button', { name: 'holderId' }).first();
  const bind = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bind Card Holder' }) });

  await expect(map.getByRole('button', { name: 'cardId' }).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(map.getByRole('status')).toContainText('9 calls are possible now. 1 call needs another identifier.');
  await expect(map.getByRole('status')).toContainText('They give you orderId.');
  await expect(bind).toContainText('Also needs holderId');
  await holder.click();
  await expect(bind).toContainText('Possible now');
  await expect(page).toHaveURL('/en/reference/?have=cardId,holderId');
  await holder.press('Escape');
  await expect(page).toHaveURL('/en/reference/');

  await map.locator('svg').getByRole('link', { name: 'Card Log Details' }).click();
  await expect(page).toHaveURL('/en/guide/card/card-log-info');
});

test('the map is a list of words on phones, with the same links', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/reference/');
  await hydrated(page);

  const words = page.getByRole('group', { name: 'The map in words' }).locator('tr', { hasText: 'quoteId' });
  await expect(words.getByRole('link')).toHaveText(['Apply for a Quote', 'Pay Now']);
  await expect(page.locator('main svg').filter({ hasText: 'quoteId' })).toBeHidden();
});

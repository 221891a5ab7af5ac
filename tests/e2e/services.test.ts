import { findClipped } from '../setup/clipped.ts';
import { hydrated } from '../setup/hydrated.ts';
import { SERVICES_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// Four services, each with a file of the same name: `tests/fixtures/services`.
test.use({ baseURL: SERVICES_SITE.origin, locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('the keyboard leads from one API to another, whose pages alone are in the sidebar', async ({ page }) => {
  await page.goto('/orders/list');
  await hydrated(page);
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  const apis = sidebar.getByRole('group', { name: 'APIs' });
  await apis.getByText('Orders API').first().focus();
  await page.keyboard.press('Enter');
  await expect(apis.getByRole('link')).toHaveText(['Orders API', 'Parcels API', 'Stock API', 'Vault API']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle('List parcels · Parcels API');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Parcels API');
  await expect(sidebar.getByRole('link', { name: 'List orders' })).toHaveCount(0);
  await page.goto('/parcels/remove');
  await expect(page.getByRole('main').getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/parcels/list');
});

test('on a phone the sheet has the switch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/orders/list');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const apis = page.getByRole('group', { name: 'APIs' });
  await apis.getByText('Orders API').first().click();
  expect(await findClipped(page)).toEqual([]);
  await apis.getByRole('link', { name: 'Stock API' }).click();

  await expect(page).toHaveURL('/stock/list');
});

test('one search finds pages of all APIs, each with its name, or of the one that is chosen', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search Docs' }).fill('list');
  const groups = page.getByRole('dialog').getByRole('group');
  await expect(groups.first()).toContainText('API · Records');
  await page.getByRole('combobox', { name: 'APIs' }).selectOption('Stock API');

  await expect(groups.filter({ hasText: 'Orders API' })).toHaveCount(0);
  await expect(groups.first()).toContainText('Stock API');
});

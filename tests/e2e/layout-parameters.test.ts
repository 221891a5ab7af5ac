import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const ALL = '?navbar=0&sidebar=0&outline=0&footer=0';

test('a layout query parameter with the value 0 hides its part, another value does not', async ({ page }) => {
  const parts = {
    navbar: page.getByRole('banner'),
    sidebar: page.getByRole('navigation', { name: 'Documentation' }),
    outline: page.getByRole('navigation', { name: 'Outline' }),
    footer: page.getByRole('navigation', { name: 'Previous and next page' }),
  };
  for (const [name, part] of Object.entries(parts)) {
    await page.goto(`/en/guide/?${name}=1`);
    await expect(part).toBeVisible();
    await page.goto(`/en/guide/?${name}=0`);
    await expect(part).toBeHidden();
  }
});

test('a phone has no buttons for parts that layout query parameters hide', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/guide/card/open-card?sidebar=0&outline=0');
  await hydrated(page);

  await expect(page.getByRole('button', { name: 'Documentation' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Outline/ })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.locator('#side');
  await expect(sheet.getByRole('link', { name: '简体中文' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'All operations' })).toBeHidden();
  await expect(sheet.getByRole('region', { name: 'Outline' })).toBeHidden();
});

test('a phone without the top bar keeps the buttons of its own bar', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/guide/card/open-card?navbar=0');

  await expect(page.getByRole('button', { name: 'Documentation' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Outline/ })).toBeVisible();
});

test('layout query parameters apply before hydration, and stay while navigating and after a reload', {
  tag: '@smoke',
}, async ({ page }) => {
  const isBare = async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('#side')).toBeHidden();
    await expect(page.locator('.dock')).toBeHidden();
  };
  await page.goto(`/en/guide/${ALL}`, { waitUntil: 'domcontentloaded' });
  await isBare();
  await hydrated(page);

  await page.getByRole('main').locator('a[href="/en/guide/auth/code2token"]').first().click();
  await expect(page).toHaveURL(`/en/guide/auth/code2token${ALL}`);
  await isBare();
  await page.reload({ waitUntil: 'domcontentloaded' });

  await isBare();
});

import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ locale: 'en', viewport: { width: 1440, height: 900 } });

test('paragraphs are read in the other language by keyboard: the arrow keys move, Escape ends it', async ({ page }) => {
  await page.goto('/en/guide/security');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Show paragraphs in the other language', includeHidden: true });
  const peek = page.locator('.peek');

  await page.getByText('Page', { exact: true }).press('Enter');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(peek).toContainText('↓ and ↑');
  await page.keyboard.press('ArrowDown');
  await expect(peek).toHaveAttribute('lang', 'zh-CN');
  const first = await peek.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(peek).not.toHaveText(first ?? '');
  await expect(page.locator('main :focus')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(peek).toHaveText(first ?? '');

  await page.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the key that shows the other language can be switched off, for every visit', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/security');
  await hydrated(page);
  await page.locator('details.menu:has([role="switch"]) > summary').press('ArrowDown');
  const control = page.getByRole('switch', { name: 'Hold L for the other language' });
  await expect(control).toBeChecked();
  await control.click();
  await expect(page.locator('#announcer')).toHaveText('Shortcut off');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('switch', { includeHidden: true })).toHaveAttribute('aria-checked', 'false');
  // Its code has loaded when the button works.
  const button = page.getByRole('button', { name: 'Show paragraphs in the other language', includeHidden: true });
  await page.getByText('Page', { exact: true }).click();
  await button.click();
  await expect(page.locator('.peek')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.locator('main p').first().hover();
  await page.keyboard.down('l');
  await expect(page.locator('.peek')).toHaveCount(0);
});

import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });

const WALLET = '/en/guide/biz/wallet';

test('Back leaves a page whose dialog was open at a reload with one press', async ({ page }) => {
  await page.goto('/en/guide/concepts');
  await page.goto(WALLET);
  await hydrated(page);
  await page.getByRole('link', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(WALLET);
  await page.goBack();

  await expect(page).toHaveURL('/en/guide/concepts');
});

test('a copy in the dialog is announced in it, because the page behind it is inert', NIGHTLY, async ({ page }) => {
  await page.goto(`${WALLET}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.locator('.response-pane').getByRole('button', { name: /^Copy/ }).first().click();

  await expect(dialog.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1);
});

test.describe('enlarged to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the buttons of the form are reached by scrolling, and the response too', NIGHTLY, async ({ page }) => {
    await page.goto('/en/guide/card/open-card#try-it');
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    await expect(dialog.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    await page.mouse.move(160, 200);
    await page.mouse.wheel(0, 10_000);

    for (const name of ['Send', 'Reset'])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('.copy-menu summary')).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.locator('.response-pane pre').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

import { NIGHTLY } from '../setup/nightly.ts';
import { openSearch } from '../setup/open-search.ts';
import { pauseClock } from '../setup/pause-clock.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('arrow keys wrap around the hits, and a new query selects the first hit', async ({ page }) => {
  await openSearch(page);
  const field = page.getByRole('combobox');
  await field.fill('card');
  const options = page.getByRole('option');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  const last = (await options.count()) - 1;

  await field.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(options.nth(last)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(last)).toBeInViewport();
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await field.fill('wallet');

  await expect(page.getByRole('group', { name: 'Merchant Wallet' })).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

test(
  'the pointer selects a hit when it moves; a hit rendered below a resting pointer is not selected',
  NIGHTLY,
  async ({ page }) => {
    await openSearch(page);
    await page.getByRole('combobox').fill('card');
    await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
    const options = page.getByRole('option');

    await options.nth(2).hover();
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('ArrowUp');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('combobox').fill('wallet');

    await expect(options.first()).toContainText('Wallet');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  },
);

test('new search results start at the top, wherever the previous ones were scrolled to', async ({ page }) => {
  await openSearch(page);
  const field = page.getByRole('combobox');
  await field.fill('card');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  const first = page.getByRole('option').first();
  await first.hover();
  await page.mouse.wheel(0, 600);
  await expect(first).not.toBeInViewport();

  await field.fill('wallet');

  await expect(first).toContainText('Wallet');
  await expect(first).toBeInViewport({ ratio: 0.9 });
});

test('Enter navigates to the hit without loading a document', { tag: '@smoke' }, async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('combobox').fill('422102');
  await expect(page.getByRole('option').first()).toContainText('CARD_AMOUNT_OUT_OF_RANGE');

  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/guide\/other\/errors#error-422102$/);
  await expect(page.locator('#error-422102')).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Enter right after typing goes to the hit of the current query, not of the previous one', async ({ page }) => {
  await openSearch(page);
  const field = page.getByRole('combobox');
  await field.fill('wallet');
  await expect(page.getByRole('option').first()).toContainText('Wallet');
  await pauseClock(page);
  await field.fill('cancel card');

  // No time passes for the page: the results cannot be there yet.
  await field.press('Enter');
  await expect(page.getByRole('option').first()).toContainText('Wallet');
  await expect(page).toHaveURL('/en/guide/');
  await page.clock.resume();

  await expect(page).toHaveURL('/en/guide/card/cancel-card');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a hit of an external index opens in a new tab', NIGHTLY, async ({ page, context }) => {
  await openSearch(page, '/guide/');
  await page.getByRole('combobox').fill('open card');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
  await page.getByRole('tab', { name: 'English' }).click();
  await expect(page.getByRole('option').first()).toContainText('Open Card');

  const opened = context.waitForEvent('page');
  await page.getByRole('combobox').press('Enter');

  await expect(await opened).toHaveURL('/en/guide/card/open-card');
});

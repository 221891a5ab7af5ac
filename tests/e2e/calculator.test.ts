import { audit } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('fees and exchange are worked out while typing, with the rounding shown', async ({ page }) => {
    await page.goto('/en/guide/other/calculator');
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Card fees' }) });
    await card.getByLabel('Amount, USD').fill('33.33');
    await expect(card.getByText('33.33 × 0.015 = 0.49995 ≈ 0.50')).toBeVisible();
    await expect(card.getByText('34.83 USD')).toBeVisible();
    await card.getByRole('button', { name: 'Recharge' }).click();
    await expect(card.getByText('33.83 USD')).toBeVisible();
    await card.getByLabel('Amount, USD').fill('<b>1e9');
    await expect(card.getByRole('alert')).toContainText('USD has 2 decimal places');
    expect(await audit(page)).toEqual([]);
  });
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a payout is worked out from the amount that is received', NIGHTLY, async ({ page }) => {
    await page.goto('/guide/other/calculator');
    await page.getByRole('button', { name: '已知到账金额' }).click();
    await page.getByLabel('收款人到账：PHP').fill('45000');
    await expect(page.getByText('805.00 USD')).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

import type { Page } from 'playwright/test';
import { audit } from '../setup/axe.ts';
import { blockStorage } from '../setup/block-storage.ts';
import { hydrated } from '../setup/hydrated.ts';
import { getShift, observeShifts } from '../setup/layout-shift.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const OPEN_CARD = '/en/guide/card/open-card';
const MERCHANT = 'mch_01KF0AP900N5Y4WP04V8T304ZZ';
const PRODUCT = 'cm_01KF0AP900FF97V2GG6QJQCD0B';

const findMarks = (page: Page) => page.locator('.rail [role="tabpanel"]:not([hidden]) mark');

test.describe('in English', () => {
  test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });

  test('values fill samples, Try it and other tabs, survive a reload without a shift, and are taken back', async ({
    page,
    context,
  }) => {
    await observeShifts(page);
    await page.goto(OPEN_CARD);
    await page.evaluate(() =>
      localStorage.setItem('reader-values', '{"amount":"<img src=x onerror=alert(1)>","product":[]}'),
    );
    await page.goto(`${OPEN_CARD}#your-values`);
    const dialog = page.getByRole('dialog', { name: 'Your values' });
    await expect(dialog.getByText('No values of your own yet.')).toBeVisible();
    expect(await audit(page)).toEqual([]);

    await dialog.getByLabel('Merchant number').fill('atk_5Hq8Wz1Xc4Vb7Nm0Kj3Lp6Ty9Rf2Ds');
    await expect(dialog.getByRole('alert')).toHaveText('This looks like a secret. It is not stored.');
    await dialog.getByLabel('Merchant number').fill(MERCHANT);
    await dialog.getByLabel('Card product').fill(PRODUCT);
    await dialog.getByLabel('Amount').fill('250.00');
    await dialog.getByLabel('Amount').fill('1,250');
    await expect(dialog.getByRole('alert')).toContainText('Until then, 250.00 is used.');
    await dialog.getByLabel('Sample language').selectOption('Python');
    await expect(dialog.getByText('3 values of your own are in use.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(OPEN_CARD);
    await expect(findMarks(page)).toHaveText([`export MERCHANT_ID=${MERCHANT}`, PRODUCT, '250.00']);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/atk_|1,250/);

    await page.reload();
    await expect(findMarks(page)).toHaveCount(3);
    expect(await getShift(page)).toBeLessThan(0.001);
    await page.locator('.rail .panel').first().getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`"cardManageId": "${PRODUCT}"`);
    await page.getByRole('link', { name: 'Try it' }).click();
    const call = page.getByRole('dialog', { name: 'Try it' });
    await expect(call.getByLabel('cardManageId')).toHaveValue(PRODUCT);
    await expect(call.getByLabel('initialAmount').first()).toHaveValue('250.00');

    const other = await context.newPage();
    await other.goto(`${OPEN_CARD}#your-values`);
    await other.getByRole('button', { name: 'Remove your values' }).click();
    await expect(findMarks(other)).toHaveCount(0);
    await expect(findMarks(page)).toHaveCount(0);
  });
});

test.describe('in Chinese, on a phone, with storage blocked', () => {
  // Colours on their way have no contrast yet.
  test.use({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test(
    'the dialog is opened by keyboard from the page menu and from the calculator, and says how long values last',
    NIGHTLY,
    async ({ page }) => {
      await blockStorage(page);
      await page.goto('/guide/card/open-card');
      // Before that nobody closes the menu when its link is followed.
      await hydrated(page);
      const menu = page.getByText('本页', { exact: true });
      await menu.click();
      const link = page.getByRole('link', { name: '您的参数' });
      await link.press('Enter');
      const dialog = page.getByRole('dialog', { name: '您的参数' });
      await dialog.getByLabel('金额').fill('0');
      await expect(dialog.getByRole('alert')).toContainText('请输入大于零的数字');
      await dialog.getByLabel('金额').fill('2500');
      await dialog.getByLabel('币种').fill('jpy');
      await expect(dialog.getByText('参数在关闭标签页前有效')).toBeVisible();
      await dialog.getByLabel('金额').fill('100.00');
      await dialog.getByLabel('币种').fill('dollar');
      await expect(dialog.getByText('JPY 最多 0 位小数。')).toBeVisible();
      await expect(dialog.getByLabel('金额')).toHaveValue('100.00');
      await dialog.getByLabel('币种').fill('ｊｐｙ');
      await dialog.getByLabel('金额').fill('２５００');
      expect(await audit(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
      await expect(findMarks(page)).toHaveText(['2500', 'JPY']);

      await page.goto('/guide/other/calculator');
      await page.getByRole('link', { name: '您的参数' }).press('Enter');
      await dialog.getByLabel('金额').fill('250.00');
      await dialog.getByRole('button', { name: '关闭' }).press('Enter');
      await expect(page.getByText('254.75 USD')).toBeVisible();
    },
  );
});

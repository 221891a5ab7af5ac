import { audit } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('after a time-out behind the commit the same key is charged once, a new key and number twice', async ({
    page,
  }) => {
    await page.goto('/en/guide/retries');
    await page.getByRole('link', { name: 'Retry lab' }).first().click();
    const lab = page.getByRole('dialog', { name: 'Retry lab' });
    await lab.getByRole('button', { name: 'Run: Same key' }).click();
    const same = lab.getByRole('region', { name: 'Same key' });
    await expect(same).toContainText('202 replayed');
    await expect(same).toContainText('Executed once');
    await lab.getByRole('button', { name: 'Run: Key and number lost' }).click();
    const lost = lab.getByRole('region', { name: 'Key and number lost' });
    await expect(lost).toContainText('203.00 USD');
    await expect(lost).toContainText('101.50 too much');
    expect(await audit(page)).toEqual([]);
  });
});

test('from the page of an operation the lab opens with it', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/payment/pay-now');
  await page.getByRole('main').getByRole('link', { name: 'retry lab' }).first().click();
  const lab = page.getByRole('dialog', { name: 'Retry lab' });
  await expect(lab.getByRole('radio', { name: 'Payout' })).toBeChecked();
  await lab.getByRole('button', { name: 'Run: Key and number lost' }).click();
  await expect(lab.getByRole('region', { name: 'Key and number lost' })).toContainText('101.50 too much');
  await lab.getByText('Withdrawal', { exact: true }).click();
  await expect(lab.getByRole('region', { name: 'Key and number lost' })).not.toContainText('too much');
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

  test('another fault is chosen and run by keyboard', NIGHTLY, async ({ page }) => {
    await page.goto('/guide/retries#retry-lab');
    const lab = page.getByRole('dialog', { name: '重试实验' });
    await lab.getByRole('radio', { name: '提交后超时' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(lab.getByRole('radio', { name: '提交前超时' })).toBeChecked();
    await expect(lab.getByRole('group', { name: '各方何时知道结果' })).toContainText('未执行');
    await lab.getByRole('button', { name: '运行：新幂等键，相同订单号' }).focus();
    await page.keyboard.press('Enter');
    await expect(lab.getByRole('region', { name: '新幂等键，相同订单号' })).toContainText('只执行一次');
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/guide/retries');
  });
});

import { audit } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a card goes from nothing to frozen by the actions beside the picture, and then refuses a recharge with its code', async ({
    page,
  }) => {
    await page.goto('/en/guide/other/card');
    await page.getByRole('link', { name: 'Lifecycle lab' }).first().click();
    const lab = page.getByRole('dialog', { name: 'Lifecycle lab · Status of a card' });
    const now = lab.locator('[aria-current="step"]');
    await lab.getByRole('button', { name: 'Open a card', exact: true }).click();
    await expect(now).toContainText('pending now');
    await lab.getByRole('button', { name: /^Advance to / }).click();
    await expect(now).toContainText('active now');
    await expect(lab.getByRole('row', { name: /Clock: issued/ })).toContainText('100.00');
    await lab.getByRole('button', { name: /^Freeze/ }).press('Enter');

    const recharge = lab.getByRole('button', { name: /^Recharge 10.00/ });
    await expect(recharge).toContainText('409101');
    await recharge.click();
    await expect(lab.getByRole('alert')).toContainText(
      '409101 The card status does not allow the operation. Nothing changed.',
    );
    await expect(now).toContainText('frozen now');
    await expect(lab.getByText('balanced')).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

  test('a payment moves without a network, and another tab shows it', NIGHTLY, async ({ page, context }) => {
    const path = '/guide/payment/order-detail#lifecycle-lab';
    const name = '生命周期实验 · 付款状态';
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    const [lab, elsewhere] = [page, other].map((tab) => tab.getByRole('dialog', { name }));
    if (!lab || !elsewhere) throw new Error('Two tabs have two labs.');
    await expect(elsewhere).toBeVisible();
    await expect(lab).toBeVisible();
    for (const tab of [other, page]) await waitUntilIdle(tab);
    await context.setOffline(true);

    await lab.getByRole('button', { name: '付款：进入审核' }).press('Enter');
    await lab.getByRole('button', { name: /^前进至 / }).press('Enter');
    await expect(lab.locator('[aria-current="step"]')).toContainText('reviewing');
    await expect(elsewhere.locator('[aria-current="step"]')).toContainText('reviewing');
    await expect(elsewhere.getByText('已在其他标签页中更改')).toBeAttached();
    await lab.getByRole('button', { name: /^审核拒绝/ }).press('Enter');
    await expect(lab.getByText('failed 为终态')).toBeVisible();
    await expect(lab.getByRole('row', { name: /审核拒绝/ })).toContainText('2000.00');
    expect(await lab.locator('.lab__body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
    expect(await audit(page)).toEqual([]);
  });
});

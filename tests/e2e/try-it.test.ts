import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { blockStorage } from '../setup/block-storage.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const OPEN_CARD = '/en/guide/card/open-card';

test.use({ locale: 'en' });

test('a card is opened from its page: holder, call, what changed, and the clock', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto(OPEN_CARD);
  await page.getByRole('link', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');
  await page.keyboard.press('Control+Enter');

  await expect(dialog.getByText('Matches CardOrder')).toBeVisible();
  await expect(dialog.getByText('Response signature valid')).toBeVisible();
  const nulls = dialog.getByRole('button', { name: '7 fields are null' });
  await nulls.click();
  await expect(nulls).toBeHidden();
  await expect(dialog.locator('.response-pane pre')).toContainText(/: null,?\n/);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Wallet' })).toContainText('2000.00 1897.50 USD');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ads team' })).toContainText('pending');

  await dialog.getByRole('button', { name: 'Advance to 08:00:05' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ads team' })).toContainText('active');
  await expect(dialog.getByText('1897.50 USD').first()).toBeVisible();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(OPEN_CARD);
});

test('the state and the history survive a reload, and are those of the other tab', async ({ page, context }) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await expect(dialog.getByText('/v2/holder')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('/v2/holder')).toBeVisible();
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan');

  const other = await context.newPage();
  await other.goto('/en/guide/biz/wallet#try-it');
  const second = other.getByRole('dialog', { name: 'Try it' });
  await second.getByRole('button', { name: '+2 s' }).click();
  await expect(dialog.getByText('Changed in another tab')).toBeVisible();
  await expect(dialog.getByText('2026-01-15 08:00:05 UTC', { exact: true })).toBeVisible();
});

test('a rule that the body breaks is named before sending, and sending anyway shows the error', async ({ page }) => {
  await page.goto('/en/guide/card/holder/create-holder#try-it');
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByLabel('firstName').fill('');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toContainText('1 field breaks the contract');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('firstName')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect(dialog.getByText('Documented error')).toBeVisible();
  await expect(dialog.getByText('Correct, then retry')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: '400 Bad Request in' })).toContainText('Nothing changed.');
});

test('the field that an error names is marked until the form changes', async ({ page }) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');
  const amount = dialog.getByLabel('initialAmount').first();
  await amount.fill('10.001');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('USD has 2 decimal places');
  await amount.fill('4999.00');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('heading', { name: /^422004/ })).toBeVisible();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('100.00');
  await expect(amount).not.toHaveAttribute('aria-invalid');
});

test('what is stored by somebody else is replaced by a fresh sandbox', NIGHTLY, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('sandbox:state', '{"version":1,"wallet":"<img src=x onerror=alert(1)>"}');
    localStorage.setItem('sandbox:history', '[{"id":1},null,"x"]');
  });
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await expect(dialog.getByText('2000.00 USD').first()).toBeVisible();
  await expect(dialog.getByText('Calls that you send appear here')).toBeVisible();
});

test('it works where the browser stores nothing, and shows a notice', NIGHTLY, async ({ page }) => {
  await blockStorage(page);
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan');
  await expect(dialog.getByText('Storage is blocked or full in this browser.')).toBeVisible();
});

test.describe('on a phone, in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('request and response are two views, and nothing of them is hard to use', NIGHTLY, async ({ page }) => {
    await page.goto('/guide/biz/wallet#try-it');
    const dialog = page.getByRole('dialog', { name: '试一试' });
    await dialog.getByRole('button', { name: '发送' }).click();
    await expect(dialog.getByText('符合 Wallet')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
    // The menus are sheets at the foot of the screen.
    await dialog.locator('.environment-switch summary').press('Enter');
    const sheet = dialog.locator('.environment-switch .menu-panel');
    await expect
      .poll(() => sheet.evaluate((panel) => panel.getBoundingClientRect().toJSON()))
      .toMatchObject({ left: 0, right: 390, bottom: 844 });
    expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
    await page.mouse.click(195, 100);
    await expect(dialog.getByRole('button', { name: '自定义接口地址' })).toBeHidden();
    await dialog.getByRole('button', { name: '请求', exact: true }).click();
    expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
  });
});

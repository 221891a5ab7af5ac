import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ locale: 'en' });

test('a refused call counts Retry-After down on the clock, and is sent again with its key by one button', async ({
  page,
}) => {
  await page.goto('/en/guide/biz/wallet#try-it');
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByLabel(/^Outcome/).selectOption('429001 rate limit exceeded');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/^Send again in \d+ s on the simulator clock\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Advance \d+ s and send again$/ }).click();
  await expect(dialog.getByText(/^Matches /)).toBeVisible();
});

test('the amount is summed with its fees while it is typed, and F6 moves between form, response and changes', async ({
  page,
}) => {
  await page.goto('/en/guide/card/open-card#try-it');
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await expect(dialog.getByText('Total debit 102.50 = 100.00 + 1.00 + 1.50')).toBeVisible();
  await dialog.getByLabel('initialAmount').first().fill('200.00');
  await expect(dialog.getByText('Total debit 204.00 = 200.00 + 1.00 + 3.00')).toBeVisible();

  for (const name of ['response-pane', 'try-it__changes', 'request-form']) {
    await page.keyboard.press('F6');
    await expect(dialog.locator(`.${name}`)).toBeFocused();
  }
  await page.keyboard.press('Shift+F6');
  await expect(dialog.locator('.try-it__changes')).toBeFocused();
});

test('the steps of the signature have the values of the call', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/biz/wallet#try-it');
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByRole('button', { name: 'Signature' }).click();
  const steps = dialog.locator('.signing-steps').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(1)).toContainText('/v2/biz/wallet');
  await expect(steps.nth(3)).toContainText('X-Signature: ');
});

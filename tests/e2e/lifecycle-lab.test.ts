import { audit } from '../setup/axe.ts';
import { expect, test } from '../setup/test.ts';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

test('a frozen card refuses a recharge with its code, and is unfrozen on its arrow', async ({ page }) => {
  await page.goto('/en/guide/other/card');
  await page.getByRole('link', { name: 'Card lifecycle lab' }).click();
  const lab = page.getByRole('dialog', { name: 'Card lifecycle lab' });
  await lab.getByRole('button', { name: 'Open a card' }).click();
  await lab
    .getByRole('button', { name: /^Freeze/ })
    .first()
    .click();
  const recharge = lab.getByRole('button', { name: /^Recharge 10.00/ });
  await expect(recharge).toContainText('409101');
  await recharge.click();
  await expect(lab.getByRole('alert')).toContainText(
    '409101 The card status does not allow the operation. Nothing changed.',
  );
  await expect(lab.locator('[aria-current="step"]')).toContainText('frozen now');
  expect(await audit(page)).toEqual([]);

  await lab.getByRole('button', { name: 'Unfreeze (diagram)' }).press('Enter');
  await expect(lab.locator('[aria-current="step"]')).toContainText('active now');
  await expect(lab.getByText('balanced')).toBeVisible();
});

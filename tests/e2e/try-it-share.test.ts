import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const OPEN_CARD = '/en/guide/card/open-card';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });

const readClipboard = () => navigator.clipboard.readText();

test('a form is copied as a program, as a signed command, and as a link that opens it again', async ({ page }) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByLabel('alias').fill('Trip to Kyoto');
  const menu = dialog.getByText('Copy as');
  await menu.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Python' })).toBeHidden();
  await expect(dialog).toBeVisible();
  await menu.press('Enter');
  await dialog.getByRole('button', { name: 'Python' }).press('Enter');
  await expect(dialog.getByText('Copied for Python.')).toBeVisible();
  expect(await page.evaluate(readClipboard)).toContain('Trip to Kyoto');

  await menu.click();
  await dialog.getByRole('button', { name: /cURL signed/ }).click();
  await expect(dialog.getByText(/accepts this command once, until \d\d:\d\d:\d\d UTC/)).toBeVisible();
  expect(await page.evaluate(readClipboard)).toContain('X-Signature: ');

  await menu.click();
  await dialog.getByRole('button', { name: 'Link to this request' }).click();
  const link = await page.evaluate(readClipboard);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(dialog.getByLabel('alias')).toHaveValue('Trip to Kyoto');
  // Nothing is behind it on this page.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(OPEN_CARD);
});

test('a link that is none says so, and the form has its own values', NIGHTLY, async ({ page }) => {
  await page.goto(`${OPEN_CARD}#try-it=%3Cimg%20src=x%20onerror=alert(1)%3E`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await expect(dialog.getByText('This link is not a request of this page.')).toBeVisible();
  await expect(dialog.getByLabel('alias')).toHaveValue('Ads team');
});

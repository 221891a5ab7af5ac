import type { Locator } from 'playwright/test';
import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const OPEN_CARD = '/en/guide/card/open-card';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('the body is a plain field until the editor is there, which takes over text and caret', async ({ page }) => {
  let load = () => {};
  const wanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/playground/editor/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: 'JSON' }).press('Enter');
  const body = dialog.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await body.evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('Ads team');
    field.setSelectionRange(at, at + 'Ads team'.length);
  });
  await page.keyboard.type('Trip to Kyoto');
  load();
  await expect(dialog.locator('.cm-content')).toBeFocused();
  await page.keyboard.type(', May');
  await expect(body).toContainText('"alias": "Trip to Kyoto, May"');

  // Tab indents; Escape, then Tab leaves.
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(dialog.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Form' }).press('Enter');
  await expect(dialog.getByLabel('alias')).toHaveValue('Trip to Kyoto, May');
});

test('an unknown field and a broken rule are marked at their lines', async ({ page }) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await dialog.getByRole('button', { name: 'JSON' }).click();
  await expect(dialog.locator('.cm-content')).toBeVisible();
  await expect(dialog.getByText('Matches the schema')).toBeVisible();
  await replaceText(dialog.locator('.cm-content'), '{\n  "colour": "red",\n  "merchantOrderNo": "OP 1"\n}');
  await expect(dialog.getByText('4 fields break the contract')).toBeVisible();
  await expect(dialog.locator('.cm-lint-marker-error')).toHaveCount(3);
  await dialog.locator('.cm-lintRange').filter({ hasText: 'colour' }).hover();
  await expect(dialog.getByText('colour: is not a field of this request')).toBeVisible();
  expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);

  await replaceText(dialog.locator('.cm-content'), '{"alias": "a"');
  await expect(dialog.getByText('This is not JSON. The form cannot show it')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Form' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('400 Bad Request', { exact: true })).toBeVisible();
});

/**
 * Deleted by the editor first. What is typed over coloured text gets its style from the browser, inline, which the security policy
 * refuses; the editor draws it anew at once, but now and then the browser complains before.
 */
async function replaceText(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+A');
  await editor.press('Delete');
  await editor.fill(text);
}

test.describe('in Chinese, on a phone, without the editor', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('the plain field does as well', NIGHTLY, async ({ page, expectComplaint }) => {
    expectComplaint(/ERR_FAILED/);
    await page.route('**/assets/playground/editor/*.js', (route) => route.abort());
    await page.goto('/guide/card/open-card#try-it');
    const dialog = page.getByRole('dialog', { name: '试一试' });
    await dialog.getByRole('button', { name: 'JSON' }).click();
    await dialog.getByRole('textbox', { name: '请求体' }).fill('[]');
    await dialog.getByRole('button', { name: '发送' }).click();
    await dialog.getByRole('button', { name: '仍然发送' }).click();
    await expect(dialog.getByText('400 Bad Request', { exact: true })).toBeVisible();
  });
});

import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

test('an operation page shows its state changes, related operations and all codes on demand', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);

  await expect(page.locator('#states svg').getByText('pending')).toBeVisible();
  await expect(page.locator('#related').getByRole('link', { name: /Card Log Details/ })).toBeVisible();
  await expect(page.getByText('https://api.example.com')).toBeVisible();

  await page.getByText('Codes that all operations share').click();
  await expect(page.getByRole('group', { name: 'Codes that all operations share' }).getByText('401003')).toBeVisible();

  const body = page.locator('#body');
  await body.getByRole('button', { name: 'Expand all' }).click();
  await expect(body.locator('details:not([open])')).toHaveCount(0);
  await body.getByRole('button', { name: 'Collapse all' }).click();
  await expect(body.locator('details[open]')).toHaveCount(0);
});

test('a permalink to a nested field opens its parents, in both languages', { tag: '@smoke' }, async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(`${prefix}/guide/card/open-card#body-shippingAddress-city`);
    await hydrated(page);
    await expect(page.locator('#body-shippingAddress-city')).toBeVisible();
  }
});

test('a state diagram links to the operations that cause its transitions', async ({ page }) => {
  await page.goto('/en/guide/other/card');
  await page.locator('#states-CardStatus svg').getByRole('link', { name: 'activate' }).click();

  await expect(page).toHaveURL(/\/en\/guide\/card\/active-card$/);
});

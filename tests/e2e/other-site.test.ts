import { hydrated } from '../setup/hydrated.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// What this project's own site does not use: a base path, two versions, menus in the bar, a guide without an operation's file.
test.use({ baseURL: FIXTURE_SITE.origin, locale: 'en' });

test('Q4 a site below a base path navigates within it', async ({ page }) => {
  await page.goto('/docs/guide');
  await hydrated(page);

  await page.getByRole('link', { name: /^Next/ }).click();

  await expect(page).toHaveURL('/docs/brewing/order-pot');
  await expect(page).toHaveTitle('Order a Pot · Tea House API');
});

test('the published documents of each version are there', async ({ request }) => {
  expect((await request.get('/docs/openapi/tea.yaml')).status()).toBe(200);
  expect((await request.get('/docs/zh/nothing')).status()).toBe(404);
});

test('pages outside of the base are not served', async ({ request }) => {
  expect((await request.get('/guide')).status()).toBe(404);
});

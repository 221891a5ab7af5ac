import { hydrated } from '../setup/hydrated.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// What this project's own site does not use: a base path, two versions, menus in the bar, a guide without an operation's file.
test.use({ baseURL: FIXTURE_SITE.origin, locale: 'en' });

test('a site below a base path navigates within it', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/docs/guide');
  await hydrated(page);

  await page.getByRole('link', { name: /^Next/ }).click();

  await expect(page).toHaveURL('/docs/brewing/order-pot');
  await expect(page).toHaveTitle('Order a Pot · Tea House API');
});

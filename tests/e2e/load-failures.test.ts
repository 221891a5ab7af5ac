import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { pauseClock } from '../setup/pause-clock.ts';
import { isSameDocument, markDocument } from '../setup/same-document.ts';
import { expect, test } from '../setup/test.ts';
import { waitForLoads } from '../setup/wait-until-idle.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const CATALOGUE = '**/assets/blocks/errors/*.js';

function follow(page: Page, name: RegExp) {
  return page.locator('#side').getByRole('link', { name }).click();
}

test('a lazy chunk that a deployment has removed leads to the new document', async ({ page, expectComplaint }) => {
  expectComplaint(/404/);
  await page.goto('/en/guide/other/card');
  await hydrated(page);
  await markDocument(page);
  await page.route(CATALOGUE, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await follow(page, /^Error codes/i);

  await expect(page).toHaveURL('/en/guide/other/errors');
  await expect(page.getByRole('main')).toContainText('422102');
  expect(await isSameDocument(page)).toBe(false);
  // The chunk is still missing: the document is read as it is, and not loaded again and again.
  await waitForLoads(page);
  expect(documents).toBe(1);
});

test('without a connection a missing chunk is a failure with a retry', NIGHTLY, async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Failed to load/);
  await page.goto('/en/guide/other/card');
  await hydrated(page);
  await page.route(/assets\/blocks\/errors|other\/errors$/, (route) => route.abort());

  await follow(page, /^Error codes/i);
  await expect(page.getByRole('heading', { name: 'The page did not load' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('main')).toContainText('422102');
});

for (const body of ['{}', '[]', '{"layout":"doc","path":"/x","title":"x","breadcrumbs":[]}']) {
  const isDaily = body.includes('layout');
  test(`page data that is no page is a failure with a retry: ${body}`, nightlyUnless(isDaily), async ({ page }) => {
    await page.goto('/en/guide/card/open-card');
    await hydrated(page);
    await page.route('**/cancel-card.json', (route) => route.fulfill({ contentType: 'application/json', body }));

    await follow(page, /^Cancel Card/);
    await expect(page.getByRole('heading', { name: 'The page did not load' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancel Card');
  });

  test(`the first page stays readable when its data is no page: ${body}`, nightlyUnless(isDaily), async ({ page }) => {
    await page.route('**/open-card.json', (route) => route.fulfill({ contentType: 'application/json', body }));

    await page.goto('/en/guide/card/open-card');
    await page.mouse.move(1, 1);
    await waitForLoads(page);

    await expect(page.getByRole('heading', { level: 1 })).toContainText('Open Card');
  });
}

test('tabs, keys and menus of the first page work while its data is on its way', async ({ page }) => {
  await page.route('**/hello.json', () => undefined);
  await page.goto('/en/hello');
  await page.mouse.move(1, 1);
  // React has the shell, and would stop every event of the article.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => /^__react/.test(key)),
  );
  const yarn = page.getByRole('tab', { name: 'yarn', exact: true });
  const menu = page.getByRole('main').locator('details[data-menu]').first();

  await yarn.click();
  await expect(page.getByRole('tabpanel', { name: 'yarn', exact: true })).toBeVisible();
  await yarn.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'pnpm', exact: true })).toBeVisible();
  await menu.locator('summary').click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
});

test('data that never comes ends in a failure with a retry that requests it again', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await pauseClock(page);
  await page.route('**/cancel-card.json', () => undefined);
  await follow(page, /^Cancel Card/);
  await page.clock.runFor(1000);
  await expect(page.getByRole('progressbar')).toBeVisible();

  await page.clock.runFor(30_000);
  await expect(page.getByRole('heading', { name: 'The page did not load' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancel Card');
});

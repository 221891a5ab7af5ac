import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const TYPES = '/guide/other/types';
const VALUES = '/guide/other/values';

/** The row of a type: a group that opens. */
const row = (page: Page, type: string) =>
  page
    .locator('main')
    .getByRole('group')
    .filter({ has: page.locator(`[id="${type}"]`) });
/** Who uses a type: the last list of its row. */
const getUses = (page: Page, type: string) => row(page, type).getByRole('list').last().getByRole('listitem');
const titles = (page: Page) => page.locator('main summary > code');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter by name or field' });

test('every data type has a row with its fields or values and a permalink, the same in both languages', {
  tag: '@smoke',
}, async ({ page }) => {
  for (const path of [TYPES, VALUES]) {
    await page.goto(path);
    const names = await titles(page).allTextContents();
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    const links = await page
      .locator('main details .permalink')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.filter((link) => names.includes(link?.slice(1) ?? ''))).toEqual(names.map((name) => `#${name}`));

    await page.goto(`/en${path}`);
    await expect(titles(page)).toHaveText(names);
  }
  await expect(row(page, 'CardForm').getByText('virtual · physical')).toBeVisible();
});

test('a URL leads to a data type or to a field of one, below the top bar', async ({ page }) => {
  for (const address of [`${TYPES}#Money`, `${TYPES}#Card-status`, `${VALUES}#CardStatus`, `${VALUES}#CardId`]) {
    await page.goto('about:blank');
    await page.goto(`/en${address}`);
    const target = page.locator(`[id="${address.split('#')[1]}"]`);

    await expect(target).toBeVisible();
    await expect(target).toBeInViewport();
    await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(56);
  }
});

test('a data type lists the operations that send and return it and the fields that use it, each as a link', async ({
  page,
}) => {
  await page.goto(`/en${TYPES}`);
  await hydrated(page);
  await row(page, 'Address').getByText('Address', { exact: true }).first().click();
  const uses = getUses(page, 'Address');
  await expect(uses).toHaveText([
    /^Sent by: Open Card, /,
    /^Returned by: .*Card Holder Details/,
    /^Fields of this type: /,
  ]);
  await uses.getByRole('link', { name: 'OpenCardRequest.shippingAddress' }).click();

  await expect(page).toHaveURL('/en/guide/card/open-card#body-shippingAddress');
  await expect(page.locator('#body-shippingAddress')).toBeInViewport();
});

test(
  'the type of a field of an operation leads to its entry, and the entry back to the field',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/en/guide/card/open-card');
    await hydrated(page);

    await page.locator('#body-shippingAddress').getByRole('link', { name: 'Address', exact: true }).click();

    await expect(page).toHaveURL(`/en${TYPES}#Address`);
    await expect(page.locator('#Address')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/en/guide/card/open-card');
  },
);

test('a data type explains its values, and a nested type is a link', NIGHTLY, async ({ page }) => {
  await page.goto(`/en${TYPES}#Card`);
  await hydrated(page);
  const status = page.locator('[id="Card-status"]');
  await expect(status.getByText('frozen')).toHaveCount(0);

  await status.getByRole('link', { name: /enum/ }).click();

  await expect(page).toHaveURL(`/en${VALUES}#CardStatus`);
  const values = row(page, 'CardStatus').locator('dl').first();
  await expect(values).toBeVisible();
  await expect(values).toContainText('frozen');
  await expect(values).toContainText('the merchant can unfreeze it');
});

test('data types are reachable by keyboard: a row opens, and its uses follow it', NIGHTLY, async ({ page }) => {
  await page.goto(`/en${TYPES}`);
  await hydrated(page);
  await row(page, 'Phone').locator('summary').first().focus();

  await page.keyboard.press('Enter');
  // The permalink of the row is the next stop, then what uses it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Link to Phone' })).toBeFocused();
  const user = getUses(page, 'Phone').getByRole('link', { name: 'Open Card' });
  for (let stop = 0; stop < 8 && !(await user.evaluate((link) => link === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(user).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/en/guide/card/open-card');
});

test(
  'the filter finds a type by its name, a field or a value, and never hides the type of the URL',
  NIGHTLY,
  async ({ page }) => {
    await page.goto(`/en${TYPES}`);
    await hydrated(page);
    const all = await titles(page).count();
    const shown = titles(page).filter({ visible: true });

    await field(page).fill('postalcode line1');
    await expect(shown).toHaveText(['Address']);
    await expect(page.getByRole('status').filter({ hasText: `1 of ${all}` })).toBeVisible();
    await field(page).fill('nothing of this name');
    await expect(page.getByText('Nothing matches this filter.')).toBeVisible();
    await page.evaluate(() => location.assign('#Money-currency'));
    await expect(page.locator('[id="Money-currency"]')).toBeInViewport();
    await expect(shown).toHaveCount(all);

    await page.goto(`/en${VALUES}`);
    await hydrated(page);
    await field(page).fill('frozen');
    await expect(shown.filter({ hasText: 'CardStatus' }).first()).toBeVisible();
    await expect(shown.filter({ hasText: 'CardForm' })).toHaveCount(0);
  },
);

test('the data types need no horizontal scrolling on a phone', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [TYPES, VALUES].flatMap((path) => [path, `/en${path}`])) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script a URL opens its data type, and links work', async ({ page }) => {
    await page.goto(`/en${VALUES}#CardForm`);
    await expect(row(page, 'CardForm').getByText('Physical card, shipped')).toBeInViewport();
    await expect(getUses(page, 'QuoteId').first()).toBeHidden();

    await getUses(page, 'CardForm').getByRole('link', { name: 'Card.form' }).click();

    await expect(page).toHaveURL(`/en${TYPES}#Card-form`);
    await expect(page.locator('[id="Card-form"]')).toBeInViewport();
  });
});

import type { Locator, Page } from 'playwright/test';
import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { SHOP_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// A site with a provider in plain JavaScript, which no file of the interface names: `tests/fixtures/shop`.
test.use({ baseURL: SHOP_SITE.origin, locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

const CREATE_ORDER = '/shop/create-order';
const ORDERS = '/guide/orders';
const KEY = 'shopkey_test';

async function openCall(page: Page, path: string): Promise<Locator> {
  await page.goto(`${path}#try-it`);
  return page.getByRole('dialog', { name: 'Try it' });
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send', exact: true }).click();
const getKey = (dialog: Locator) => dialog.getByLabel('X-Shop-Key');
const getToolbar = (dialog: Locator) => dialog.getByRole('region', { name: 'Simulator state' });

test('a call without a key is refused and marks the key; with it, the order and the stock follow', {
  tag: '@smoke',
}, async ({ page }) => {
  const dialog = await openCall(page, CREATE_ORDER);
  await send(dialog);
  await expect(dialog.getByText('401 Unauthorized', { exact: true })).toBeVisible();
  await expect(getKey(dialog)).toHaveAttribute('aria-invalid', 'true');
  await expect(getKey(dialog)).toHaveAccessibleDescription('X-Shop-Key is missing or unknown');
  await expect(getToolbar(dialog)).toContainText('3 in stock');

  await getKey(dialog).fill(KEY);
  await send(dialog);
  await expect(dialog.getByText('201 Created', { exact: true })).toBeVisible();
  // Nothing has compared it with its schema.
  await expect(dialog.getByText(/^Matches/)).toHaveCount(0);
  const changes = dialog.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('heading', { name: 'Order new' })).toBeVisible();
  await expect(changes).toContainText('open');
  await expect(changes).toContainText('12.50 EUR');
  await expect(getToolbar(dialog)).toContainText('2 in stock');
});

test('the site has the looks and the foot that its configuration names, in both themes', NIGHTLY, async ({ page }) => {
  const getColour = () =>
    page
      .getByRole('link', { name: 'Try it' })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(CREATE_ORDER);
  expect(await getColour()).toBe('rgb(134, 25, 143)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(getColour).not.toBe('rgb(134, 25, 143)');
  expect(
    await page
      .locator('pre code')
      .first()
      .evaluate((code) => getComputedStyle(code).fontFamily),
  ).toMatch(/^"Liberation Mono"/);

  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('Shop Ltd, 2026');
  await expect(foot.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Orders' })).toBeVisible();
});

test('an empty list of products offers to create one, which fills the field and leaves what was typed', {
  tag: '@nightly',
}, async ({ page }) => {
  const dialog = await openCall(page, CREATE_ORDER);
  await getKey(dialog).fill(KEY);
  await dialog.getByRole('button', { name: 'Create a product' }).click();

  await expect(dialog.getByLabel('productId')).toHaveValue('prod_0001');
  await expect(dialog.getByLabel('productId')).toContainText('Tea cup, 3 in stock');
  await expect(getKey(dialog)).toHaveValue(KEY);
});

test('the outcome "out of stock" returns 409 and marks the quantity', { tag: '@nightly' }, async ({ page }) => {
  const dialog = await openCall(page, CREATE_ORDER);
  await getKey(dialog).fill(KEY);
  await dialog.getByLabel('Outcome').selectOption('Out of stock');
  await send(dialog);

  await expect(dialog.getByText('409 Conflict', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('quantity')).toHaveAccessibleDescription('Only 3 are in stock');
});

test('the machine lab pays and cancels, and predicts what is refused', NIGHTLY, async ({ page }) => {
  await page.goto(ORDERS);
  await page.getByRole('link', { name: 'Lifecycle lab' }).first().click();
  const lab = page.getByRole('dialog', { name: 'Lifecycle lab · Status of an order' });
  const now = lab.locator('[aria-current="step"]');
  await lab.getByRole('button', { name: 'Create an order', exact: true }).click();
  await expect(now).toContainText('open now');
  await lab.getByRole('button', { name: /^Pay the order/ }).click();
  await expect(now).toContainText('paid now');

  const cancel = lab.getByRole('button', { name: /^Cancel the order/ });
  await expect(cancel).toContainText('order_not_open');
  await cancel.click();
  await expect(lab.getByRole('alert')).toContainText('order_not_open The order is paid. Nothing changed.');
  await lab.getByRole('button', { name: /^Advance to .*/ }).click();
  await expect(now).toContainText('shipped now');

  await lab.getByRole('button', { name: 'Create an order', exact: true }).click();
  await lab.getByRole('button', { name: /^Cancel the order/ }).click();
  await expect(now).toContainText('cancelled now');
  await expect(lab.getByRole('row', { name: /Cancel the order/ }).first()).toContainText('2');
});

test('the order lab opens from its fragment and closes with Back', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/guide');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Order lab', exact: true }).first().click();
  const lab = page.getByRole('dialog', { name: 'Order lab' });
  await lab.getByRole('button', { name: 'Make an order' }).click();
  await expect(lab.getByRole('listitem')).toHaveText('order_0001: open');
  await expect(page).toHaveURL(/#order-lab$/);
  expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
  await page.goBack();
  await expect(lab).toBeHidden();
  await expect(page).toHaveURL('/guide');
});

test.describe('a shared link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has no key', NIGHTLY, async ({ page }) => {
    const dialog = await openCall(page, CREATE_ORDER);
    await getKey(dialog).fill(KEY);
    await dialog.getByLabel('quantity').fill('2');
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByText(/^Link copied/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const encoded = link.replace(/^.*#try-it=/, '');
    expect(Buffer.from(encoded, 'base64url').toString()).not.toContain('shopkey');

    await page.goto('about:blank');
    await page.goto(link);
    await expect(dialog.getByLabel('quantity')).toHaveValue('2');
    await expect(getKey(dialog)).toHaveValue('');
  });
});

test('axe finds nothing on pages, in Try it and in the machine lab', { tag: '@nightly' }, async ({ page }) => {
  for (const path of ['/', '/guide', ORDERS, CREATE_ORDER, '/reference/']) {
    await page.goto(path);
    await hydrated(page);
    expect(await audit(page, { uniqueStyles: true })).toEqual([]);
  }
  const dialog = await openCall(page, CREATE_ORDER);
  await send(dialog);
  await expect(dialog.getByText('401 Unauthorized', { exact: true })).toBeVisible();
  expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
  await page.goto(`${ORDERS}#lifecycle-lab`);
  const lab = page.getByRole('dialog', { name: /^Lifecycle lab/ });
  await lab.getByRole('button', { name: 'Create an order', exact: true }).click();
  await expect(lab.locator('[aria-current="step"]')).toContainText('open now');
  expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
});

test('the steps of a guide run until the parcel is shipped', async ({ page }) => {
  await page.goto('/guide');
  await page.getByRole('link', { name: 'Run all' }).click();
  const end = page.getByRole('status').filter({ hasText: 'Done.' });

  await expect(end).toContainText('Ordered: 12.50 EUR.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Wait for the parcel' })).toContainText('shipped');
  await expect(page.getByText('2 in stock')).toBeVisible();
});

import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const TYPES = '/guide/other/types';
const VALUES = '/guide/other/values';

/** The list below an entry that says who uses it: the first one after its heading. */
function getUses(page: Page, type: string) {
  const begins = ['Sent by: ', 'Returned by: ', 'Fields of this type: '].map((words) => `starts-with(., "${words}")`);
  return page.locator(`xpath=//*[@id="${type}"]/following::ul[li[${begins.join(' or ')}]][1]`);
}

const idsOn = (page: Page) => page.locator('main h3[id]').evaluateAll((all) => all.map(({ id }) => id));

test('every data type has an entry with a permalink, the same in both languages', { tag: '@smoke' }, async ({
  page,
}) => {
  for (const path of [TYPES, VALUES]) {
    await page.goto(path);
    const ids = await idsOn(page);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    const names = await page.locator('main h3').evaluateAll((all) => all.map((h3) => h3.firstChild?.textContent));
    expect(names).toEqual(ids);
    const links = await page
      .locator('main h3 > .permalink')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(ids.map((id) => `#${id}`));

    await page.goto(`/en${path}`);
    expect(await idsOn(page)).toEqual(ids);
  }
});

test('a URL leads to a data type or to a field of one, below the top bar', async ({ page }) => {
  for (const address of [`${TYPES}#Money`, `${TYPES}#Card-status`, `${VALUES}#CardStatus`, `${VALUES}#CardId`]) {
    await page.goto('about:blank');
    await page.goto(`/en${address}`);
    const target = page.locator(`[id="${address.split('#')[1]}"]`);

    await expect(target).toBeInViewport();
    await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(56);
  }
});

test('a data type lists the operations that send and return it and the fields that use it, each as a link', async ({
  page,
}) => {
  await page.goto(`/en${TYPES}`);
  await hydrated(page);
  const uses = getUses(page, 'Address').getByRole('listitem');
  await expect(uses).toHaveText([
    /^Sent by: Open Card, /,
    /^Returned by: .*Card Holder Details/,
    /^Fields of this type: /,
  ]);
  await expect(getUses(page, 'CardBalance').getByRole('listitem')).toHaveText([
    /^Returned by: /,
    /^Fields of this type: /,
  ]);

  await uses.getByRole('link', { name: 'OpenCardRequest.shippingAddress' }).click();

  await expect(page).toHaveURL('/en/guide/card/open-card#body-shippingAddress');
  await expect(page.locator('#body-shippingAddress')).toBeInViewport();
});

test('every link of the data types leads to an existing target', async ({ page, request }) => {
  const wanted = new Map<string, Set<string>>();
  for (const path of [TYPES, VALUES]) {
    await page.goto(`/en${path}`);
    const hrefs = await page
      .locator('main article a, main .prose a')
      .evaluateAll((all) => all.map((a) => (a instanceof HTMLAnchorElement ? a.pathname + a.hash : '')));
    for (const href of hrefs) {
      const [target = '', id = ''] = href.split('#');
      wanted.set(target, (wanted.get(target) ?? new Set()).add(decodeURIComponent(id)));
    }
  }
  expect(wanted.size).toBeGreaterThan(25);
  for (const [target, ids] of wanted) {
    const html = await (await request.get(target)).text();
    for (const id of [...ids].filter((name) => name !== '')) expect(html, `${target}#${id}`).toContain(`id="${id}"`);
  }
});

test('the type of a field of an operation leads to its entry, and the entry back to the field', async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);

  await page.locator('#body-shippingAddress').getByRole('link', { name: 'Address', exact: true }).click();

  await expect(page).toHaveURL(`/en${TYPES}#Address`);
  await expect(page.locator('#Address')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/en/guide/card/open-card');
});

test('a data type explains its values, and a nested type is a link', async ({ page }) => {
  await page.goto(`/en${TYPES}#Card`);
  await hydrated(page);
  const status = page.locator('[id="Card-status"]');
  await expect(status.getByText('frozen')).toHaveCount(0);

  await status.getByRole('link', { name: /enum/ }).click();

  await expect(page).toHaveURL(`/en${VALUES}#CardStatus`);
  const values = page.locator('xpath=//*[@id="CardStatus"]/following::dl[1]');
  await expect(values).toContainText('frozen');
  await expect(values).toContainText('the merchant can unfreeze it');
});

test('data types are reachable by keyboard: from the outline to an entry, from the entry to its uses', async ({
  page,
}) => {
  await page.goto(`/en${TYPES}`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('link', { name: 'Phone', exact: true }).focus();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/en${TYPES}#Phone`);
  await expect(page.locator('#Phone')).toBeInViewport();
  // The permalink of the entry is the next stop, then what uses it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Link to Phone' })).toBeFocused();
  const user = getUses(page, 'Phone').getByRole('link', { name: 'Open Card' });
  for (let stop = 0; stop < 8 && !(await user.evaluate((link) => link === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(user).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/en/guide/card/open-card');
});

test('the data types need no horizontal scrolling on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [TYPES, VALUES].flatMap((path) => [path, `/en${path}`])) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script all data types are open, and their links work', async ({ page }) => {
    await page.goto(`/en${VALUES}#CardForm`);
    await expect(page.locator('#CardForm')).toBeInViewport();
    const forms = page.locator('xpath=//*[@id="CardForm"]/following::dl[1]');
    await expect(forms).toContainText('Physical card, shipped');
    await expect(getUses(page, 'QuoteId').getByRole('listitem').first()).toHaveText(/^Sent by: /);

    await getUses(page, 'CardForm').getByRole('link', { name: 'Card.form' }).click();

    await expect(page).toHaveURL(`/en${TYPES}#Card-form`);
    await expect(page.locator('[id="Card-form"]')).toBeInViewport();
  });
});

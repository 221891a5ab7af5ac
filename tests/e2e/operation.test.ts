import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

test('an operation page shows its state changes, related operations and all codes on demand', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);

  await page.locator('#states summary').first().click();
  await expect(page.locator('#states svg').getByText('pending')).toBeVisible();
  await expect(page.locator('#related').getByRole('link', { name: /Card Log Details/ })).toBeVisible();

  // What few readers need is folded, and there.
  await page.getByText('Contract in full').click();
  await expect(page.getByText('https://api.example.com')).toBeVisible();
  await page.getByText('7 fields are null in this response').click();
  await expect(page.getByText('They belong to purchases, or to an order that is final.')).toBeVisible();

  await page.getByText('Codes that all operations share').click();
  await expect(page.getByRole('group', { name: 'Codes that all operations share' }).getByText('401003')).toBeVisible();

  const body = page.locator('#body');
  await body.getByRole('button', { name: 'Expand all' }).click();
  await expect(body.locator('details:not([open])')).toHaveCount(0);
  await body.getByRole('button', { name: 'Collapse all' }).click();
  await expect(body.locator('details[open]')).toHaveCount(0);
});

test('the chosen environment is stored, and works where storage is blocked', async ({ page }) => {
  const address = page.locator('.endpoint-bar code');
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Environment' }).selectOption('Production');
  await expect(address).toHaveText('https://api.example.com/v2/card/open');
  await page.goto('/en/guide/card/card-list');
  await hydrated(page);
  await expect(address).toContainText('https://api.example.com');

  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Environment' }).selectOption('Production');
  await page
    .locator('#related')
    .getByRole('link', { name: /Card Log Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Card Log Details' })).toBeVisible();
  await expect(address).toContainText('https://api.example.com');
});

test('a reader finds what to send within a screen and a half, and a page of less than seven and a half screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/guide/card/open-card');
  const screens = (pixels: number) => pixels / 900;
  const body = await page.locator('#body').evaluate((section) => section.getBoundingClientRect().top + scrollY);
  expect(screens(body)).toBeLessThan(1.5);

  await page.evaluate(() => {
    document.documentElement.dataset.contentVisibility = 'off';
  });
  expect(screens(await page.evaluate(() => document.documentElement.scrollHeight))).toBeLessThan(7.5);
});

test('a permalink to a nested field opens its parents, in both languages', { tag: '@smoke' }, async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(`${prefix}/guide/card/open-card#body-shippingAddress-city`);
    await hydrated(page);
    await expect(page.locator('#body-shippingAddress-city')).toBeVisible();
  }
});

test('a state diagram links to the operations that cause its transitions', async ({ page }) => {
  await page.goto('/en/guide/other/card#states-CardStatus');
  await page.locator('#states-CardStatus svg').getByRole('link', { name: 'activate' }).click();

  await expect(page).toHaveURL(/\/en\/guide\/card\/active-card$/);
});

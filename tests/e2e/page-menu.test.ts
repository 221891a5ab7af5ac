import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';
import { waitForLoads } from '../setup/wait-until-idle.ts';

const MENU = 'details.menu:has([data-copy-link])';

test.use({ locale: 'en', permissions: ['clipboard-read', 'clipboard-write'] });

test('the page menu copies the page as Markdown before hydration, and announces it', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  // The shell never arrives.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/en/guide/card/open-card');

  const menu = page.getByText('Page', { exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.locator('#announcer')).toHaveText('Copied');

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get('/en/guide/card/open-card.md')).text());
  expect(copied).toContain('# Open Card');

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(async () => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en\/guide\/card\/open-card$/);
  }).toPass();
});

test('the links of the page menu lead to Markdown and to the document of the operation, by keyboard', async ({
  page,
  request,
}) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.locator(`${MENU} > summary`).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
  await expect(page.locator(`${MENU} small`)).toHaveText([
    'open-card.md',
    '/en/guide/card/open-card',
    'Fill the samples with your own ids and amounts',
    'openCard.json',
    '/en/console/',
    'Press a paragraph, or move with ↓ and ↑, to read it in the other language. Esc ends this.',
    'Shortcut on: point at a paragraph and hold L',
    'Draft contract, to be confirmed by the provider: names and constraints may still change.',
  ]);

  const markdown = await request.get(
    (await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')) ?? '',
  );
  const document = await request.get(
    (await page.getByRole('link', { name: 'OpenAPI of this operation' }).getAttribute('href')) ?? '',
  );
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(Object.keys((await document.json()).paths)).toEqual(['/v2/card/open']);

  await page.keyboard.press('Escape');
  await expect(page.locator(`${MENU} > summary`)).toBeFocused();
});

test('hovering over the links of the page menu requests nothing that does not exist', NIGHTLY, async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.locator(`${MENU} > summary`).press('ArrowDown');
  for (const link of await page.locator(`${MENU} a`).all()) {
    await link.focus();
    await waitForLoads(page);
  }

  expect(missing).toEqual([]);
});

test('a navigation updates the link to the Markdown of the page', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/concepts');
  await hydrated(page);
  await page.getByRole('link', { name: 'Open Card' }).first().click();
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/en/guide/card/open-card.md');
});

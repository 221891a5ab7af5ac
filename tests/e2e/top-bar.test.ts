import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { isSameDocument, markDocument } from '../setup/same-document.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the top bar marks the current section and has a link home', async ({ page }) => {
  await page.goto('/en/token/refresh');
  await hydrated(page);
  await markDocument(page);
  const entry = page.getByRole('banner').getByRole('link', { name: 'Token Payment' });

  await expect(entry).toHaveCount(1);
  await expect(entry).toHaveAttribute('href', '/en/token/');
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await page.getByRole('banner').getByRole('link', { name: siteTitle.en }).click();

  await expect(page).toHaveURL('/en/');
  await expect(entry).not.toHaveAttribute('aria-current');
  expect(await isSameDocument(page)).toBe(true);
});

test('the focus moves through the bars and the sidebar without scrolling the page', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/guide/card/open-card');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    const top = await page.evaluate(() => scrollY);

    for (const control of await page
      .locator(':is(.top-bar, .local-bar, .sidebar) :is(a, button, summary):visible')
      .all())
      await control.evaluate((element) => element.focus());

    expect(await page.evaluate(() => scrollY)).toBe(top);
  }
});

test('a menu of the top bar opens on hover, and stays open on the way to its panel', async ({ page }) => {
  await page.goto('/guide/');
  await hydrated(page);
  const menu = page.locator('header details', { hasText: '简体中文' });
  const link = menu.getByRole('link', { name: 'English' });
  await expect(link).toBeHidden();

  await menu.locator('summary').hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(400, 600);
  await expect(link).toBeHidden();

  // The grace of leaving is the style's: measured here, a busy machine would decide.
  const delay = await menu.locator('.menu-panel').evaluate((panel) => getComputedStyle(panel).transitionDelay);
  expect(delay).toMatch(/^0\.15s/);
});

test('a menu of the top bar opens by keyboard, arrows move in it, Escape restores the focus', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/guide/');
  await hydrated(page);
  const menu = page.locator('header details', { hasText: '简体中文' });
  const button = menu.locator('summary');
  const link = menu.getByRole('link', { name: 'English' });

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('hreflang', 'en');
  // Where the reader is already, no link leads.
  await expect(menu.getByRole('link')).toHaveCount(1);
  await expect(menu.locator('[aria-current="true"]')).toHaveText('简体中文');
  await page.keyboard.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

test('an arrow key opens a closed menu and goes to its first or last entry at once', async ({ page }) => {
  await page.goto('/guide/card/open-card');
  await hydrated(page);
  const menu = page.locator('details:has([data-copy-link])');

  for (const [key, entry] of [
    ['ArrowDown', menu.getByRole('button', { name: '复制 Markdown' })],
    ['ArrowUp', menu.getByRole('link', { name: /^草案契约/ })],
  ] as const) {
    await menu.locator('summary').press(key);
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a second tap closes the menu that the first one opened', NIGHTLY, async ({ page }) => {
    await page.goto('/guide/');
    const menu = page.locator('header details', { hasText: '简体中文' });

    await menu.locator('summary').tap();
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
    await menu.locator('summary').tap();

    await expect(menu).not.toHaveAttribute('open');
  });
});

test('no interactive element is inside another one', { tag: '@nightly' }, async ({ page }) => {
  for (const path of ['/', '/guide/card/open-card', '/reference/', '/hello']) {
    await page.goto(path);
    expect(await page.locator(':is(a, button, summary) :is(a, button, summary)').count(), path).toBe(0);
  }
});

test('modified clicks open a new page, and the current one stays', NIGHTLY, async ({ page, context }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  const entry = page.getByRole('banner').getByRole('link', { name: 'Token Payment' });

  const modified: Parameters<typeof entry.click>[0][] = [
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ];
  for (const click of modified) {
    const opened = context.waitForEvent('page');
    await entry.click(click);
    const other = await opened;
    await expect(other).toHaveURL('/en/token/');
    await other.close();
  }

  await expect(page).toHaveURL('/en/guide/');
});

test('the logo has the colours of the theme, and no id occurs twice', NIGHTLY, async ({ page }) => {
  const colours: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/guide/card/open-card');
    const mark = page.getByRole('banner').locator('svg');
    await expect(mark).toHaveCount(1);
    colours.push(await mark.locator('path').evaluate((path) => getComputedStyle(path).stroke));
  }

  expect(new Set(colours).size).toBe(2);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the source link opens the code host in a new tab without a referrer', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');

  const source = page.getByRole('link', { name: 'View source' });

  await expect(source).toHaveAttribute('href', /guides\/en\/guide\/card\/open-card\.md$/);
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('rel', 'noreferrer noopener');
});

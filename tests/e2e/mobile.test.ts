import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

/** What assistive technology announces of a button that opens a popover. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

test('on a phone one button opens the outline, the pages, and what the bar has no room for', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  const sheet = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sheet).toBeHidden();
  await expect(page.locator('.local-bar')).toBeHidden();

  await menuButton(page).click();
  expect(await sheet.evaluate((element) => element.getBoundingClientRect().width)).toBe(390);
  const outline = sheet.getByRole('region', { name: 'Outline' });
  await expect(outline.getByRole('link', { name: 'Before you call' })).toHaveAttribute('aria-current', 'location');
  await expect(sheet.getByRole('link', { name: '简体中文' })).toHaveCount(1);
  await expect(sheet.getByRole('button', { name: 'Dark' })).toHaveCount(1);
  await outline.getByRole('link', { name: 'Responses' }).click();

  await expect(page).toHaveURL(/#responses$/);
  await expect(sheet).toBeHidden();
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const heading = page.locator('#responses');
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(bar - 1);
  await menuButton(page).click();
  await sheet.getByRole('link', { name: 'Activate Card' }).click();
  await expect(page).toHaveURL('/en/guide/card/active-card');
  await expect(sheet).toBeHidden();
});

test('the menu of a page without a sidebar lists the parts of the documentation with their sections', async ({
  page,
}) => {
  await page.goto('/en/');
  await hydrated(page);
  await menuButton(page).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of [siteTitle.en, 'Token Payment', 'Auth', 'Card Holder', 'Appendix', 'Tools and labs', 'Listen'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(1);

  await menu.getByRole('link', { name: 'Card', exact: true }).click();

  await expect(page).toHaveURL('/en/guide/card/card-bin-list');
  await expect(menu).toBeHidden();
});

test('the full-screen menu closes when the window becomes wide enough for the bar', NIGHTLY, async ({ page }) => {
  await page.goto('/en/');
  await hydrated(page);
  await menuButton(page).click();
  const menu = page.locator('#menu');

  await page.setViewportSize({ width: 767, height: 844 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });

  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
});

test('the full-screen menu announces its state, traps the focus, locks scrolling and closes on Escape', async ({
  page,
}) => {
  await page.goto('/en/');
  await hydrated(page);
  expect(await isExpanded(page, 'Menu')).toBe(false);

  await menuButton(page).click();
  expect(await isExpanded(page, 'Menu')).toBe(true);
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 500);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, .sidebar, .local-bar') ?? null)).toBeNull();
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menuButton(page).focus();
  if (!(await page.locator('#menu').isVisible())) await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');

  await expect(page.locator('#menu')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the sidebar drawer shows the current page, and closes on Escape, on a click outside and on a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto('/en/guide/other/card');
  await hydrated(page);
  const open = page.locator('.local-bar').getByRole('button', { name: 'Documentation' });
  const drawer = page.locator('#side');
  await expect(drawer).toBeHidden();

  await open.click();
  await expect(drawer.locator('[aria-current="page"]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(780, 500);
  await expect(drawer).toBeHidden();
  await open.click();
  await drawer.getByText('Auth', { exact: true }).click();
  await drawer.getByRole('link', { name: /^Refresh Token/ }).click();

  await expect(page).toHaveURL('/en/guide/auth/refresh-token');
  await expect(drawer).toBeHidden();
});

test('the top bar of a site that never hides it stays while scrolling', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  await page.mouse.move(200, 600);

  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await expect(page.getByRole('banner')).toBeInViewport();
});

for (const way of ['Escape', 'the close button']) {
  test(
    `nothing behind the open drawer has the focus, and ${way} gives it back`,
    nightlyUnless(way === 'Escape'),
    async ({ page }) => {
      await page.goto('/en/guide/');
      await hydrated(page);
      const open = menuButton(page);
      const drawer = page.locator('#side');
      await open.press('Enter');
      await expect(drawer).toBeVisible();

      const stops = await drawer.locator('a, button, summary').filter({ visible: true }).count();
      const outside: string[] = [];
      for (let press = 0; press < stops + 4; press += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          return element === document.body || element?.closest('#side') ? '' : (element?.outerHTML ?? '');
        });
        if (focused !== '') outside.push(focused);
      }
      expect(outside).toEqual([]);
      await expect(drawer).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await drawer.getByRole('button', { name: 'Close' }).press('Enter');

      await expect(drawer).toBeHidden();
      await expect(open).toBeFocused();
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  );
}

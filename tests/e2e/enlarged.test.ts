import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an enlarged diagram fills the window and keeps its texts', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/other/card#states-CardStatus');
  await hydrated(page);
  const control = page
    .getByRole('main')
    .getByRole('button', { name: /^Enlarge image: / })
    .first();
  const dialog = page.getByRole('dialog');

  // Scrolling closes the picture: the page has stopped scrolling before it is opened.
  await control.scrollIntoViewIfNeeded();
  await control.focus();
  await page.keyboard.press('Enter');

  await expect(dialog.getByText('frozen', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  const box = await dialog.locator('svg').boundingBox();
  expect([box?.width, box?.height]).toEqual([1440, 900]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();
});

/** Until the page has heard of it: scroll events are dispatched with the next frame. */
async function scrollUp(page: Page, pixels: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        scrollBy({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    -pixels,
  );
}

test('an enlarged image fills the window, and Escape, a click, scrolling or resizing closes it', async ({ page }) => {
  await page.goto('/en/hello');
  await hydrated(page);
  const link = page.getByRole('main').getByRole('link', { name: /^Enlarge image/ });
  const dialog = page.getByRole('dialog');
  await link.scrollIntoViewIfNeeded();

  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toBeFocused();
  const box = await dialog.locator('img').boundingBox();
  expect([box?.width, box?.height]).toEqual([1440, 900]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await link.click();
  await dialog.getByRole('button', { name: 'Back to the page' }).click();
  await expect(dialog).toHaveCount(0);
  await link.click();
  await dialog.getByRole('img').click();
  await expect(dialog).toHaveCount(0);
  await link.click();
  // What opens it is loaded first: a scroll before that is none of an open image.
  await expect(dialog).toBeVisible();
  await scrollUp(page, 40);
  await expect(dialog).toBeVisible();
  await scrollUp(page, 1);
  await expect(dialog).toHaveCount(0);
  await link.click();
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 900 });

  await expect(dialog).toHaveCount(0);
});

test('an enlarged image stays open when scroll anchoring moves the page', NIGHTLY, async ({ page }) => {
  await page.goto('/en/hello#images');
  await hydrated(page);
  const before = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: /^Enlarge image/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page
    .locator('main h2')
    .first()
    .evaluate((heading) => Object.assign(heading.style, { paddingBottom: '300px' }));
  // The browser holds what the reader sees, by scrolling.
  await page.waitForFunction((y) => scrollY > y + 200, before);

  await expect(page.getByRole('dialog')).toBeVisible();
});

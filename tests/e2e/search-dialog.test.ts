import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { openSearch } from '../setup/open-search.ts';
import { restingScroll } from '../setup/resting-scroll.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the search button opens a dialog with the field focused', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);

  await page.getByRole('button', { name: 'Search Docs' }).click();

  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search Docs' })).toBeFocused();
  await expect(page.getByPlaceholder('Search Docs')).toBeVisible();
});

for (const [platform, keys] of [
  ['MacIntel', '⌘ K'],
  ['Linux x86_64', 'Ctrl K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(`the search button names the keys of ${platform}`, nightlyUnless(platform === 'MacIntel'), async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { get: () => value });
    }, platform);
    await page.goto('/en/guide/');
    await hydrated(page);

    await expect(page.getByRole('button', { name: 'Search Docs' }).locator('kbd')).toHaveText(keys);
  });
}

for (const width of [1440, 1100, 390]) {
  test(
    `the search shortcut opens one dialog and closes it again at ${width}`,
    nightlyUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSearch(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);

      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Meta+k');
      await expect(page.getByRole('dialog')).toHaveCount(1);
    },
  );
}

test('a search shortcut pressed before hydration opens the dialog after it', async ({ page }) => {
  await page.goto('/en/guide/', { waitUntil: 'domcontentloaded' });

  await page.keyboard.press('Control+k');

  await expect(page.getByRole('combobox')).toBeFocused();
});

test('Escape closes the search and restores the focus', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Search Docs' });
  await button.click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('card');

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the search has a Cancel button on phones only', async ({ page }) => {
  await openSearch(page);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page behind the search does not scroll, and a click outside closes it', async ({ page }) => {
  await openSearch(page);
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 600);
  expect(await restingScroll(page)).toBe(0);

  await page.mouse.click(20, 500);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  expect(await restingScroll(page)).toBeGreaterThan(0);
});

/** Whether a click into the page would reach it. What is inert is not hit, whatever is above it. */
const isPageReachable = (page: Page) =>
  page.evaluate(() => document.elementsFromPoint(700, 850).some((element) => element.closest('#app')));

test('the page is inert while the search dialog is visible, and usable again after it', async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  // In the frame in which the dialog appears.
  const wasReachable = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('dialog[open]'))
            resolve(document.elementsFromPoint(700, 850).some((element) => element.closest('#app')));
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  expect(await isPageReachable(page)).toBe(true);
  await page.keyboard.press('Control+k');
  expect(await wasReachable).toBe(false);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#app') ?? null)).toBeNull();
  }

  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isPageReachable(page)).toBe(true);
});

test('a search that is closed and opened again at once is modal and stays open', NIGHTLY, async ({ page }) => {
  await openSearch(page, '/en/guide/');
  // As on a slow machine, where Escape comes before the dialog is there.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
  }
  await expect(page.getByRole('combobox')).toBeFocused();
  await waitUntilIdle(page);

  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await isPageReachable(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await isPageReachable(page)).toBe(true);
});

test('the shortcut is the letter K, wherever the keyboard has it', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  const press = (key: string, code: string) =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, ctrlKey: true, bubbles: true })),
      { key, code },
    );
  // On a Dvorak keyboard T is where others have K, and K where they have V.
  await press('t', 'KeyK');
  // What the key would load.
  await waitUntilIdle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press('k', 'KeyV');

  await expect(page.getByRole('dialog')).toHaveCount(1);
});

import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

async function choose(page: Page, name: string) {
  await page.locator('details.theme summary').click();
  await page.getByRole('banner').getByRole('button', { name }).click();
}

test('a theme choice applies, is marked, and is there before the first paint of the next page', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  await choose(page, 'Dark');
  await expect.poll(() => scheme(page)).toBe('dark');
  await expect(page.locator('header [data-theme-choice="dark"]')).toHaveAttribute('aria-pressed', 'true');

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => ('firstTheme' in window ? window.firstTheme : undefined))).toBe('dark');
  await hydrated(page);
  await expect.poll(() => scheme(page)).toBe('dark');
  await choose(page, 'Light');

  await expect.poll(() => scheme(page)).toBe('light');
});

test('the automatic theme follows the system, a choice does not; other tabs follow immediately', async ({
  page,
  context,
}) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor);
  await page.goto('/en/guide/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);

  const other = await context.newPage();
  await other.goto('/en/hello');
  await choose(other, 'Light');

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).toBe(light);
  await other.close();
});

test('the new theme grows for 400 ms, and appears at once where motion is unwanted', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  await page.evaluate(() => {
    const starts: unknown[] = [];
    Object.assign(window, { starts });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) starts.push(animation.effect?.getComputedTiming().duration);
      });
      return transition;
    };
  });
  const starts = () => page.evaluate(() => ('starts' in window ? (window.starts as unknown[]) : []));

  await choose(page, 'Dark');
  await expect.poll(starts).toContain(400);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => Object.assign(window, { starts: [] }));
  await choose(page, 'Light');

  await expect.poll(() => scheme(page)).toBe('light');
  expect(await starts()).toEqual([]);
});

test('with blocked storage everything works for as long as the page is open', NIGHTLY, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new Error('blocked');
        },
      });
    }
  });
  await page.goto('/en/hello');
  await hydrated(page);

  await choose(page, 'Dark');
  await page.getByRole('tab', { name: 'Python' }).first().click();

  await expect.poll(() => scheme(page)).toBe('dark');
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('invalid values in the storage are ignored', NIGHTLY, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', '"><script>');
    localStorage.setItem('tabs:lang', 'Cobol');
    sessionStorage.setItem('groups', '{"Card":');
    sessionStorage.setItem('redirected-from', 'javascript:alert(1)');
  });

  await page.goto('/en/hello');
  await hydrated(page);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
  await expect(page.getByRole('tab', { name: 'TypeScript' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('theme choices in quick succession end with the last one, without an error', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  await page.locator('details.theme summary').click();

  await page.evaluate(() => {
    for (const choice of ['dark', 'light', 'dark', 'light', 'dark'])
      document.querySelector<HTMLElement>(`header [data-theme-choice="${choice}"]`)?.click();
  });

  await expect.poll(() => scheme(page)).toBe('dark');
});

test('after a theme choice by keyboard the focus is on the button of the menu', async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  const button = page.locator('details.theme summary');
  await button.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('Enter');

  await expect.poll(() => scheme(page)).toBe('dark');
  await expect(page.locator('details.theme')).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

/** Tables and code that Tab stops at, from the title to the first sections, and whether each can scroll. */
async function getStops(page: Page): Promise<{ canScroll: boolean }[]> {
  const stops: { canScroll: boolean }[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches('.table-frame, .code-pre')) return undefined;
      return {
        canScroll: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      };
    });
    if (stop) stops.push(stop);
  }
  return stops;
}

async function openPage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/en/guide/card/open-card');
  const loaded = page.waitForResponse(/cards\.json$/);
  await hydrated(page);
  await page.mouse.move(9, 9);
  await loaded;
  await page.locator('#title a').focus();
}

test('Tab passes over tables and code that fit', async ({ page }) => {
  await openPage(page, 1440);

  expect((await getStops(page)).filter(({ canScroll }) => !canScroll)).toEqual([]);
});

test('Tab stops at a table that scrolls', async ({ page }) => {
  await openPage(page, 320);

  expect(await getStops(page)).toContainEqual({ canScroll: true });
});

test('a closed lab gives the focus back to the link that opened it, by keyboard and by pointer', async ({ page }) => {
  const labs = [
    ['/en/token/listen', 'WebSocket lab'],
    ['/en/guide/retries', 'Retry lab'],
    ['/en/guide/other/card', 'Lifecycle lab'],
  ] as const;
  for (const [path, name] of labs) {
    await page.goto(path);
    await hydrated(page);
    const link = page.getByRole('main').getByRole('link', { name }).first();
    const lab = page.getByRole('dialog', { name });

    await link.focus();
    await page.keyboard.press('Enter');
    await expect(lab).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lab).toBeHidden();
    await expect(link, path).toBeFocused();

    await link.click();
    await lab.getByRole('button', { name: 'Close' }).click();
    await expect(lab).toBeHidden();
    await expect(link, path).toBeFocused();
  }
});

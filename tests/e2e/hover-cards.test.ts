import type { Locator, Page } from 'playwright/test';
import { HOVER_CARD_OPEN_MS } from '../../src/model/limits.ts';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { pauseClock, stopClock } from '../setup/pause-clock.ts';
import { expect, test } from '../setup/test.ts';

const getCard = (page: Page) => page.locator('.hover-card');

/** What shows cards is loaded at the first sign of a reader. */
async function openPage(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/cards\.json$/);
  await page.goto(path);
  await hydrated(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await loaded;
}

/** Parts below the first screen get their real height when they are scrolled to: only then does the link stay under the pointer. */
async function restOn(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
}

test.describe('with mouse and keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a link to a type, a code and an operation says what it leads to', async ({ page }) => {
    await openPage(page, '/en/guide/card/open-card');
    const main = page.getByRole('main');
    await expect(getCard(page)).toHaveCount(0);

    await restOn(main.getByRole('link', { name: 'Money', exact: true }).first());
    await expect(getCard(page)).toContainText('Money');
    await restOn(main.locator('#errors').getByRole('link', { name: '422004' }));
    await expect(getCard(page)).toContainText('INSUFFICIENT_WALLET_BALANCE');
    await restOn(main.getByRole('link', { name: 'Activate Card' }).first());
    await expect(getCard(page)).toContainText('POST /v2/card/active');
  });

  test(
    'a term of the glossary is marked where a guide uses it first, and says what it means',
    NIGHTLY,
    async ({ page }) => {
      await openPage(page, '/en/guide/retries');
      const term = page.getByRole('main').getByRole('link', { name: 'nonce', exact: true });
      await expect(term).toHaveCount(1);

      await term.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(getCard(page)).toContainText('A random string that is used once');
      await term.click();
      await expect(page).toHaveURL('/en/guide/other/glossary#nonce');
    },
  );

  test('a card stays while the pointer is on it, and Escape closes it with the pointer still there', async ({
    page,
  }) => {
    await openPage(page, '/en/guide/card/open-card');
    const link = page.getByRole('main').getByRole('link', { name: 'Money', exact: true }).first();
    await pauseClock(page);
    await restOn(link);
    await page.clock.runFor(HOVER_CARD_OPEN_MS);
    await expect(getCard(page)).toBeVisible();

    await getCard(page).hover();
    await page.clock.runFor(1000);
    await expect(getCard(page)).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(getCard(page)).toHaveCount(0);

    await restOn(link);
    await getCard(page).getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL('/en/guide/other/types#Money');
    await expect(getCard(page)).toHaveCount(0);
  });

  test('a card that arrives after the pointer has rested opens then', NIGHTLY, async ({ page }) => {
    let deliver = () => undefined as unknown;
    const asked = new Promise<void>((resolve) => {
      void page.route(/cards\.json$/, (route) => {
        deliver = () => route.continue();
        resolve();
      });
    });
    await page.goto('/en/guide/card/open-card');
    await hydrated(page);
    await page.mouse.move(9, 9);
    await asked;
    await stopClock(page);
    await restOn(page.getByRole('main').getByRole('link', { name: 'Money', exact: true }).first());
    await page.clock.runFor(HOVER_CARD_OPEN_MS);
    await expect(getCard(page)).toHaveCount(0);
    await page.clock.resume();
    await deliver();
    await expect(getCard(page)).toContainText('Money');
  });

  test('a passing pointer opens nothing, a focused link describes itself', NIGHTLY, async ({ page }) => {
    await openPage(page, '/en/guide/card/open-card');
    const link = page.getByRole('main').getByRole('link', { name: 'Money', exact: true }).first();
    await pauseClock(page);
    await restOn(link);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await expect(getCard(page)).toHaveCount(0);
    await page.clock.resume();

    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(/^Amount with its currency\. .* has no sign\.$/);
    await page.keyboard.press('Escape');
    await expect(getCard(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap opens the card as a sheet, the second follows the link, a tap elsewhere closes it', async ({
    page,
  }) => {
    const loaded = page.waitForResponse(/cards\.json$/);
    await page.goto('/en/guide/card/open-card');
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).tap();
    await loaded;
    const link = page.getByRole('main').getByRole('link', { name: 'Money', exact: true }).first();

    await link.tap();
    await expect(getCard(page)).toBeVisible();
    const box = await getCard(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await page.getByRole('heading', { name: 'Body' }).tap();
    await expect(getCard(page)).toHaveCount(0);

    await link.tap();
    await expect(getCard(page)).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL('/en/guide/other/types#Money');
  });
});

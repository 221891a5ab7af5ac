import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const MINUTE_MS = 60_000;

const WORDS = {
  en: {
    all: 'Run all',
    stop: 'Stop',
    next: 'Continue',
    again: 'Run again',
    done: /Done\.\s*\d+ calls/,
    card: 'Your card is active',
  },
  zh: {
    all: '全部运行',
    stop: '停止',
    next: '继续',
    again: '再次运行',
    done: /完成。\s*共 \d+ 次调用/,
    card: '卡状态为 active',
  },
} as const;

const PAGES = [
  { name: 'the home page', locale: 'en', path: '/en/' },
  { name: 'the home page', locale: 'zh', path: '/' },
  { name: 'the quick start', locale: 'en', path: '/en/guide/quick-start' },
  { name: 'the quick start', locale: 'zh', path: '/guide/quick-start' },
] as const;

for (const { name, locale, path } of PAGES) {
  const words = WORDS[locale];
  test.describe(`on ${name} in ${locale}`, () => {
    test.use({ locale: locale === 'zh' ? 'zh-CN' : 'en' });

    const isFirst = path === '/guide/quick-start';
    const keyboard = { tag: path === '/en/' ? '@smoke' : '@nightly' };
    test('the first card is open in under a minute, by keyboard alone', keyboard, async ({ page }) => {
      const start = Date.now();
      await page.goto(path);
      await page.getByRole('link', { name: words.all }).press('Enter');
      await expect(page.getByRole('button', { name: words.stop })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: words.done })).toBeVisible({ timeout: MINUTE_MS });
      expect(Date.now() - start).toBeLessThan(MINUTE_MS);

      await expect(page.getByRole('heading', { name: words.card })).toBeInViewport();
      await expect(page.getByText('1796.00 USD').first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.again })).toBeFocused();
      await expect(page).toHaveURL(path);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('everything fits and nothing of it is hard to use', nightlyUnless(isFirst), async ({ page }) => {
        await page.goto(path);
        await page.getByRole('link', { name: words.all }).click();
        await expect(page.getByRole('status').filter({ hasText: words.done })).toBeVisible({ timeout: MINUTE_MS });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        // The page has scrolled to the result; a button half below the top bar would be a small target.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
      });
    });
  });
}

test.describe('a run', () => {
  test.use({ locale: 'en' });
  const { all, stop, next, done } = WORDS.en;

  test('stops and goes on, and a step that is chosen runs what it needs first', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('link', { name: all }).click();
    await page.getByRole('button', { name: stop }).click();
    await expect(page.getByRole('button', { name: next })).toBeFocused();
    await page.getByRole('button', { name: /Open the card/ }).click();
    await page.getByRole('button', { name: /^Run steps \d to 4$/ }).click();
    await expect(page.getByText('202, processing at 08:00:03')).toBeVisible();
    await expect(page.getByText('4 of 6 steps are done.')).toBeVisible();
    await page.getByRole('button', { name: next }).click();
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible({ timeout: MINUTE_MS });
  });

  test('of a payout says what it cost', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/en/guide/first-runs');
    await page.getByRole('link', { name: all }).click();
    const end = page.getByRole('status').filter({ hasText: 'Done.' });
    await expect(end).toContainText('Charged: 805.00 USD.', { timeout: MINUTE_MS });
    await expect(page.getByRole('listitem').filter({ hasText: 'Follow the order' })).toContainText('success');
  });

  test(
    'moves no row, continues with what is there, and begins afresh when the reader wants it',
    NIGHTLY,
    async ({ page }) => {
      await page.goto('/en/guide/quick-start');
      const rows = page.getByRole('main').locator('.step');
      const listTops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY));
      await expect(rows.nth(3)).toContainText(/Open the card.*processing.*102\.50 USD.*expected/);
      const before = await listTops();
      await page.getByRole('link', { name: all }).click();
      const end = page.getByRole('status').filter({ hasText: done });
      await expect(end).toBeVisible({ timeout: MINUTE_MS });
      await expect(rows.nth(3)).toContainText(/102\.50 USD.*202 in \d+ ms/);
      expect(await listTops()).toEqual(before);

      await page.getByRole('button', { name: 'Make a purchase of 30.00 USD' }).click();
      await expect(page.getByText('170.00 USD')).toBeVisible();
      await page.reload();
      await page.getByRole('link', { name: all }).click();
      await expect(page.getByText("The run continues with the simulator's present state.")).toBeVisible();
      await expect(end).toBeVisible({ timeout: MINUTE_MS });
      await page.getByRole('button', { name: 'Start fresh' }).first().click();
      await expect(end).toBeVisible({ timeout: MINUTE_MS });
      await expect(page.getByText('1796.00 USD').first()).toBeVisible();
    },
  );

  test('is in the history of Try it, on the same sandbox', NIGHTLY, async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('link', { name: all }).click();
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible({ timeout: MINUTE_MS });
    await page.getByRole('link', { name: 'Open in Try it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    await expect(dialog.getByText('/v2/card/recharge').first()).toBeVisible();
    await expect(dialog.getByText('1796.00 USD', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('cardId')).toContainText('active');
  });

  test('stopped by an empty wallet says what it cost, and one button starts afresh', NIGHTLY, async ({ page }) => {
    await page.goto('/en/guide/card/open-card#try-it');
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
    await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');
    // 1807.70 with fees: enough is left to open a card and not to recharge it.
    await dialog.getByLabel('initialAmount', { exact: false }).first().fill('1780.00');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('192.30 USD').first()).toBeVisible();
    await page.goto('/en/');
    await page.getByRole('link', { name: all }).click();
    const stopped = page.getByRole('status').filter({ hasText: 'Stopped at step 6.' });
    await expect(stopped).toContainText('does not cover amount plus fees. Charged: 102.50 USD.', {
      timeout: MINUTE_MS,
    });
    await page.getByRole('button', { name: 'Reset the simulator and run again' }).click();
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible({ timeout: MINUTE_MS });
    await expect(page.getByText('1796.00 USD').first()).toBeVisible();
  });
});

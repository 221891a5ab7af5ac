import type { Locator, Page } from 'playwright/test';
import { nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const LANGUAGES = [
  { locale: 'zh-CN', path: '/', start: '快速开始', run: '全部运行', card: '卡状态为 active' },
  { locale: 'en', path: '/en/', start: 'Quick Start', run: 'Run all', card: 'Your card is active' },
] as const;

/** What a reader sees without scrolling, and nothing else. */
async function clickVisible(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await control.click();
}

for (const { locale, path, start, run, card } of LANGUAGES) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`in ${locale} at ${viewport.width} px`, () => {
      test.use({ locale, viewport });

      const isDaily = path === '/' && viewport.width === 390;
      test('a new reader opens a card by two clicks without scrolling', nightlyUnless(isDaily), async ({ page }) => {
        await page.goto(path);
        await clickVisible(page, page.getByRole('main').getByRole('link', { name: start }).first());
        await expect(page.getByRole('heading', { level: 1, name: start })).toBeVisible();
        await clickVisible(page, page.getByRole('link', { name: run }));
        await expect(page.getByRole('heading', { name: card })).toBeInViewport({ timeout: 60_000 });
      });
    });
  }
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('one click leads from an error of signatures to the doctor', async ({ page }) => {
    await page.goto('/en/guide/other/errors#error-401008');
    const row = page.locator(':has(> details #error-401008)');
    await row.getByRole('link', { name: /signature doctor/i }).click();
    await expect(page).toHaveURL(/signature-doctor/);
  });
});

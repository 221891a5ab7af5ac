import type { Page } from 'playwright/test';
import { audit } from '../setup/axe.ts';
import { findClipped } from '../setup/clipped.ts';
import { hydrated } from '../setup/hydrated.ts';
import { FOREIGN_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// A document with names of 90 characters, paths as titles, and text that looks like markup: `tests/fixtures/foreign/long-words.yaml`.
test.use({ baseURL: FOREIGN_SITE.origin, locale: 'en', contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

const OPERATION = '/long-words/post-organisations-by-organ-3da3a299';
const WEBHOOK = '/long-words/post-organisation-settlement-reconciliation-statement-line-acknowledgement-requested-v2';
const TYPE = '/long-words/types/international-reconciliation-statement-line-acknowledgement';
const PATHS = ['/', '/reference/', OPERATION, WEBHOOK, TYPE];

/** Text of the article that is right of its column, where the samples are, and does not scroll. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.contentVisibility = 'off';
    const column = document.querySelector('.reference') ?? document.querySelector('main');
    // Inline code has its padding beyond the last letter of a line.
    const edge = (column?.getBoundingClientRect().right ?? 0) + 5;
    const texts = [...(column?.querySelectorAll<HTMLElement>('*:not(:has(*))') ?? [])];
    return texts
      .filter(
        (text) =>
          text.checkVisibility({ visibilityProperty: true }) &&
          !text.closest('.table-frame, .tabs, pre, .visually-hidden'),
      )
      .filter((text) => text.getBoundingClientRect().right > edge)
      .map((text) => `${text.localName}.${text.className}: ${text.innerText.slice(0, 60)}`);
  });
}

test('names without a space wrap inside their boxes from 320 px on, with all folds open', async ({ page }) => {
  const findings: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details:not(.menu)')) fold.toggleAttribute('open', true);
    });
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      findings.push(...(await findClipped(page)));
      findings.push(...(await findOutside(page)).map((text) => `${path} at ${width} px: ${text}`));
    }
  }

  expect(findings).toEqual([]);
});

test('hostile text of a document is text, and axe finds nothing', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await hydrated(page);
    await expect(page).not.toHaveTitle('executed');
  }
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText("document.title = 'executed'");
  await expect(page.locator('[href^="javascript:"]')).toHaveCount(0);
  await page.goto(OPERATION);

  expect(await audit(page, { uniqueStyles: true })).toEqual([]);
});

test('a site of one document has its language and its letters, and no language switch', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('header .brand')).toContainText('InternationalReconciliation');
  await expect(page.getByRole('main')).toContainText('Version 2026-11-23-preview');
  await expect(page.getByText('中文')).toHaveCount(0);
});

import type { Page } from 'playwright/test';
import { crawledPaths } from '../expected/kinds.ts';
import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { hydrated } from '../setup/hydrated.ts';
import { isNight, NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

/** The widths of all layouts in each language, or of the two that differ most in one language each. */
const LANGUAGES = [
  { language: 'Chinese', prefix: '', widths: isNight ? [1440, 1100, 390] : [1440] },
  { language: 'English', prefix: '/en', widths: isNight ? [1440, 1100, 390] : [390] },
];
const PAGES_IN_A_TEST = 5;
const MENU = 'header details[data-menu][open]';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
// A finding says page and element; recording every large page for a trace takes a fifth of the time.
test.use({ trace: 'off' });
// All of it is work: a busy machine takes long and is no failure.
test.setTimeout(900_000);

async function auditAll(page: Page, paths: string[], widths: number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      findings.push(...(await audit(page, { uniqueStyles: true })));
    }
  }
  return findings;
}

for (const { language, prefix, widths } of LANGUAGES) {
  // One page object for several pages: opening one for each would take most of the time.
  for (let first = 0; first < crawledPaths.length; first += PAGES_IN_A_TEST) {
    const some = crawledPaths.slice(first, first + PAGES_IN_A_TEST);

    // Each page in one language and width.
    const isDaily = (first / PAGES_IN_A_TEST) % 2 === LANGUAGES.findIndex((one) => one.language === language);
    test(`axe finds nothing on the ${language} pages ${some.join(', ')}`, nightlyUnless(isDaily), async ({ page }) => {
      const paths = some.map((path) => prefix + path);

      expect(await auditAll(page, paths, widths)).toEqual([]);
    });
  }
}

test('axe finds a colour that cannot be read, and a control without a name', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/hello');
  await hydrated(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="pale">Pale</p><button id="mute"></button>');
    document.querySelector<HTMLElement>('#pale')?.style.setProperty('color', 'light-dark(#eee, #333)');
  });

  const findings = await audit(page, { uniqueStyles: true });

  expect(findings).toEqual([
    expect.stringContaining('light 1440: button-name'),
    expect.stringMatching(/light 1440: color-contrast.*pale/),
    expect.stringMatching(/dark 1440: color-contrast.*pale/),
  ]);
});

test('axe finds nothing in what opens: menus, the full-screen menu, the drawer, the outline, a large image', async ({
  page,
}) => {
  const findings: string[] = [];
  await page.goto('/en/hello');
  await hydrated(page);
  for (const menu of await page.locator('header details[data-menu] > summary:visible').all()) {
    await menu.click();
    findings.push(...(await audit(page, { opened: MENU })));
  }
  await page.getByRole('link', { name: /^Enlarge image/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  findings.push(...(await audit(page)));
  for (const [id, path, width] of [
    ['menu', '/en/', 390],
    ['side', '/en/guide/card/open-card', 390],
    ['toc', '/en/guide/card/open-card', 800],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await hydrated(page);
    await page.locator(`button[popovertarget="${id}"]`).first().click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    findings.push(...(await audit(page, { without: FULL_PAGE_RULES, opened: `#${id}` })));
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
  }

  expect(findings).toEqual([]);
});

test.describe('of the other site', () => {
  test.use({ baseURL: FIXTURE_SITE.origin, locale: 'en' });

  test(
    'axe finds nothing in menus with items, in "more" and in a first visit’s notice',
    NIGHTLY,
    async ({ browser, page }) => {
      const findings: string[] = [];
      await page.goto('/docs/');
      await hydrated(page);
      for (const menu of await page.locator('header details[data-menu] > summary:visible').all()) {
        await menu.click();
        findings.push(...(await audit(page, { opened: MENU })));
      }
      const visitor = await browser.newContext({ locale: 'zh-CN', storageState: { cookies: [], origins: [] } });
      const first = await visitor.newPage();
      await first.goto(`${FIXTURE_SITE.origin}/docs/guide`);
      await hydrated(first);
      await expect(first.getByRole('region', { name: '语言' })).toBeVisible();
      findings.push(...(await audit(first, { opened: '.locale-redirect' })));
      await visitor.close();

      expect(findings).toEqual([]);
    },
  );
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expectedPages } from '../e2e/expected-pages.ts';
import { expect, test } from '../setup/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LAYOUTS = [
  '/',
  '/hello',
  '/guide/card/open-card',
  '/guide/other/card',
  '/token/listen',
  '/reference/',
  '/nothing',
];
const paths = [...expectedPages.map(([path]) => path), '/reference/', '/nothing'];
const PATHS_IN_A_TEST = 10;

/** Nothing but findings: describing what is in order takes most of the time. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
}

/** All rules in the light theme; in the dark one those about colour, because nothing else changes with it. */
async function audit(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  const light = await createAxe(page).withTags(RULES).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await createAxe(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return [...light.violations, ...dark.violations].map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`);
}

async function auditAll(page: Page, all: string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const path of all) findings.push(...(await audit(page, path)));
  return findings;
}

for (const prefix of ['', '/en']) {
  // One page object for several pages: opening one for each would take most of the time.
  for (let first = 0; first < paths.length; first += PATHS_IN_A_TEST) {
    const some = paths.slice(first, first + PATHS_IN_A_TEST).map((path) => prefix + path);

    test(`axe finds nothing from ${some[0]} to ${some.at(-1)}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width: 1440, height: 900 });

      expect(await auditAll(page, some)).toEqual([]);
    });
  }

  test(`axe finds nothing on a phone: ${prefix || '/zh'}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 844 });

    expect(
      await auditAll(
        page,
        LAYOUTS.map((path) => prefix + path),
      ),
    ).toEqual([]);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import { expectedPages } from '../e2e/expected-pages.ts';
import { expect, test } from '../setup/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const paths = [...expectedPages.map(([path]) => path), '/reference/', '/nothing'];

// A page object for each run of pages: opening one for every page would take most of the time.
for (const prefix of ['', '/en']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`axe finds nothing: ${prefix || '/zh'}, ${colorScheme}, ${width} px`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });

        const findings: string[] = [];
        for (const path of paths) {
          await page.goto(prefix + path);
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          for (const { id, nodes } of violations) findings.push(`${prefix}${path} ${id}: ${nodes[0]?.html}`);
        }

        expect(findings).toEqual([]);
      });
    }
  }
}

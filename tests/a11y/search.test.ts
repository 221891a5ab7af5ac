import { AxeBuilder } from '@axe-core/playwright';
import { openSearch } from '../setup/open-search.ts';
import { expect, test } from '../setup/test.ts';

for (const [path, query] of [
  ['/guide/', '开卡'],
  ['/en/guide/', 'card'],
  ['/en/guide/', 'zzzzqq'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`Q1 axe finds nothing in the open dialog: ${path} ${query}, ${colorScheme}, ${width}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await openSearch(page, path);
        await page.getByRole('combobox').fill(query);
        await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();

        const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();

        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  }
}

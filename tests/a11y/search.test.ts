import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { nightlyUnless } from '../setup/nightly.ts';
import { openSearch } from '../setup/open-search.ts';
import { expect, test } from '../setup/test.ts';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const [path, query] of [
  ['/guide/', '开卡'],
  ['/en/guide/', 'card'],
  ['/en/guide/', 'zzzzqq'],
] as const) {
  test(`axe finds nothing in the open dialog: ${path} ${query}`, nightlyUnless(query === 'card'), async ({ page }) => {
    const findings: string[] = [];
    await openSearch(page, path);
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      findings.push(...(await audit(page, { without: FULL_PAGE_RULES })));
    }

    expect(findings).toEqual([]);
  });
}

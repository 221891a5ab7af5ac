import { nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const ORDER = ['tokens', 'reset', 'base', 'layout', 'components', 'icons', 'utilities', 'print'];

for (const path of ['/', '/en/hello', '/en/guide/card/open-card', '/en/token/listen', '/en/nothing']) {
  // Pages share their style sheets; the layout with the most of them.
  const isDaily = path.includes('open-card');
  test(
    `the cascade layers rank in the declared order, and every rule is in one: ${path}`,
    nightlyUnless(isDaily),
    async ({ page }) => {
      await page.goto(path);

      const { layers, outside } = await page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
        const layersOf = (rule: CSSRule) => {
          if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
          return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
        };
        return {
          // A layer ranks by its first appearance.
          layers: [...new Set(rules.flatMap(layersOf))],
          outside: rules.filter((rule) => layersOf(rule).length === 0).map(({ cssText }) => cssText.slice(0, 80)),
        };
      });

      expect(layers).toEqual(ORDER);
      expect(outside).toEqual([]);
    },
  );
}

import { expect, test } from '../setup/test.ts';

const ORDER = ['tokens', 'reset', 'base', 'layout', 'components', 'icons', 'utilities', 'print'];

for (const path of ['/', '/en/hello', '/en/guide/card/open-card', '/en/token/listen', '/en/nothing']) {
  test(`the cascade layers are declared before any other rule, and every rule is in one: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/later-')));

    const { first, outside } = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const getLayers = (rule: CSSRule | undefined) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      };
      const first = getLayers(rules[0]);
      const isIn = (rule: CSSRule) => {
        const layers = getLayers(rule);
        return layers.length > 0 && layers.every((layer) => first.includes(layer));
      };
      return { first, outside: rules.filter((rule) => !isIn(rule)).map(({ cssText }) => cssText.slice(0, 80)) };
    });

    expect(first).toEqual(ORDER);
    expect(outside).toEqual([]);
  });
}

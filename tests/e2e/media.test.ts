import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';
import { waitForLoads } from '../setup/wait-until-idle.ts';

const KINDS = [
  '/',
  '/hello',
  '/guide/',
  '/guide/quick-start',
  '/guide/test-and-simulate',
  '/guide/card/open-card',
  '/guide/other/card',
  '/token/listen',
  '/reference/',
  '/nothing',
];

test('no page needs horizontal scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of KINDS.flatMap((path) => [path, `/en${path}`])) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('a printed page has the text with every tab and disclosure open, without navigation', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/guide/card/open-card');
  await waitForLoads(page);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#side')).toBeHidden();
  await expect(page.locator('.dock')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nobody follows a link or opens a list on paper.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByText('Receives 3-D Secure codes').first()).toBeVisible();
  // What all operations have in common is one line each; a sample casts no shadow on its note.
  const standard = page.locator('details', { hasText: 'standard fields, the same in every request' });
  await expect(standard.locator('summary').first()).toBeVisible();
  await expect(standard.locator('.field').first()).toBeHidden();
  await expect(page.getByText('Executed against the simulator').first()).toHaveCSS('box-shadow', 'none');
  await expect(page.locator('main .page-head__mark')).toHaveCSS('print-color-adjust', 'exact');
  // Ink on paper, and the whole of it.
  // Every status, under its name; no buttons, no foot.
  const responses = page.getByRole('region', { name: 'Response' });
  for (const status of ['202', '400', '404', '409', '422']) {
    await expect(responses.locator(`[data-label^="${status}"]`).first()).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const sample = page.getByRole('region', { name: 'Request' }).locator('pre:visible').last();
  await expect(sample.locator('code')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await sample.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await page.goto('/en/hello');
  await expect(page.getByText('json.dumps').first()).toBeVisible();
  await expect(page.getByText('mapper.writeValueAsBytes').first()).toBeVisible();
  await page.goto('/en/token/listen');
  await expect(page.getByRole('region', { name: 'Message', exact: true }).locator('pre:visible')).toHaveCount(12);
  await page.goto('/en/');
  for (const step of await page.locator('.flow [role="tabpanel"]').all()) await expect(step).toBeVisible();
  await page.goto('/en/reference/');
  await expect(page.getByRole('heading', { name: 'Open Card' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test(
  'each printed sheet has address, version and date, where nothing was touched before',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/en/guide/quick-start');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const getRules = () => page.evaluate(() => document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText));

    expect(String(await getRules())).toMatch(
      /\/en\/guide\/quick-start · Contract [\w.-]+ · Updated \w+ \d+, \d{4}".*counter\(pages\)/s,
    );
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await getRules()).toEqual([]);
  },
);

test('a printed page has the files of every language', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/en/guide/key-pair');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const files = page.locator('.long-code [role="tabpanel"] pre:visible');

  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return files.count();
    })
    .toBe(6);
});

test('in forced colours icons, focus and the current entry are visible', NIGHTLY, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/guide/card/open-card');
  const current = page.locator('#side [aria-current="page"]');

  await expect(current).toHaveCSS('outline-style', 'solid');
  const icon = page.locator('.search-button .mask-icon');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await icon.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(ground);
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  expect(await copy.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).not.toBe(ground);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  );
  expect(outline).not.toBe('none');
});

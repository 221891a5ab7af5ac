import { audit } from '../setup/axe.ts';
import { expect, test } from '../setup/test.ts';

// Any request to another host, and anything that the security policy refuses, fails these tests: see `setup/test.ts`.
for (const { prefix, lang, introduction, operation } of [
  { prefix: '', lang: 'zh-CN', introduction: '简介', operation: '开卡' },
  { prefix: '/en', lang: 'en', introduction: 'Introduction', operation: 'Open a card' },
]) {
  test.describe(() => {
    test.use({ locale: lang });

    test(`${prefix}/console/ opens the operation that a page leads to`, async ({ page }) => {
      await page.goto(`${prefix}/guide/card/open-card`);
      await page.locator('details.menu:has([data-copy-link]) > summary').press('Enter');
      await page.locator('a[href*="/console/"]').focus();
      await page.keyboard.press('Enter');

      // Several megabytes of script.
      await expect(page).toHaveURL(
        /\/console\/\?operation=merchant\.v2(%2F|\/)openCard#merchant-v2\/tag\/card\/openCard$/,
        {
          timeout: 40_000,
        },
      );
      await expect(page.locator('#console').getByText(introduction, { exact: true }).first()).toBeVisible();
      await expect(
        page.locator('#console').getByRole('heading', { name: operation, exact: true }).first(),
      ).toBeVisible();
      await expect(page.locator('body')).toHaveClass(/light-mode/);

      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await expect(page.locator('body')).toHaveClass(/dark-mode/);

      // Scalar's own markup is not ours to mend: what is checked is the frame, and that the console has a place in it.
      expect(await audit(page, { exclude: ['#console', '.scalar-app'] })).toEqual([]);
    });
  });
}

test('without script the console is a list of the documents', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/console/');

  await expect(page.getByText('It needs JavaScript')).toBeVisible();
  await expect(page.locator('#console').getByRole('link')).toHaveCount(2);
  await context.close();
});

test('the policy is weaker on the page of the console alone', async ({ request }) => {
  const policyOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  };
  const console = await policyOf('/en/console/');

  expect(console).toContain("style-src 'self' 'unsafe-inline';");
  expect(console).toContain("connect-src 'self' https://sandbox-api.example.com");
  expect(console).toMatch(/script-src 'self' 'sha256-/);
  for (const path of ['/', '/en/guide/card/open-card', '/en/reference/', '/token/listen']) {
    const policy = await policyOf(path);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('example.com');
    expect(await (await request.get(path)).text()).not.toContain('assets/console');
  }
});

import type { Page } from 'playwright/test';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { audit } from '../setup/axe.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

async function chooseServer(page: Page, url: string): Promise<void> {
  const first = page.getByRole('button', { name: 'sandbox-in-this-page.invalid' }).first();
  await first.click({ timeout: 40_000 });
  await page.getByRole('option', { name: url }).click();
}

// Any request to another host, and anything that the security policy refuses, fails these tests: see `setup/test.ts`.
for (const { prefix, lang, introduction, operation } of [
  { prefix: '', lang: 'zh-CN', introduction: '简介', operation: '开卡' },
  { prefix: '/en', lang: 'en', introduction: 'Introduction', operation: 'Open a card' },
]) {
  test.describe(() => {
    test.use({ locale: lang });

    const tag = lang === 'en' ? '@smoke' : '@nightly';
    test(`${prefix}/console/ opens the operation that a page leads to`, { tag }, async ({ page }) => {
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

      // Scalar's own markup is not ours to fix: what is checked is the frame, and that the console has a place in it.
      expect(await audit(page, { exclude: ['#console', '.scalar-app'] })).toEqual([]);
    });
  });
}

for (const { operation, status, again } of [
  { operation: 'merchant.v2/getWallet', status: '200 OK', again: '200 OK' },
  { operation: 'token/generateUser', status: '201 Created', again: '200 OK' },
]) {
  test(
    `${operation} is signed and sent to the sandbox in the page, twice`,
    nightlyUnless(operation === 'token/generateUser'),
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(`/en/console/?operation=${operation}`);
      await page
        .getByRole('button', { name: /Test Request/i })
        .first()
        .click({ timeout: 40_000 });
      const send = page.getByRole('button', { name: /^Send/i }).first();
      // The documentation behind it has a recorded one.
      const requestId = page.getByRole('textbox').getByText(/req_[0-9A-HJKMNP-TV-Z]{26}/);
      await send.click();
      await expect(page.getByText(status)).toBeVisible();
      const first = await requestId.innerText();
      await send.click();
      await expect(requestId).not.toHaveText(first);
      await expect(page.getByText(again)).toBeVisible();
    },
  );
}

test('the console sends signed calls to the sandbox server of this machine, and says when there is none', {
  tag: '@nightly',
}, async ({ page, expectComplaint }) => {
  test.setTimeout(120_000);
  expectComplaint(/request: http:\/\/localhost:4180|ERR_CONNECTION_REFUSED|No response from/);
  const { server, stop } = createSandboxServer(createTestState({ seed: 'console', time: Date.now() }), {
    log: () => undefined,
  });
  const origin = await listen(server, 0);
  let isRunning = true;
  await page.route('http://localhost:4180/**', async (route) => {
    if (!isRunning) return route.abort('connectionrefused');
    const url = route.request().url().replace('http://localhost:4180', origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/en/console/?operation=merchant.v2/getWallet');
  await chooseServer(page, 'http://localhost:4180');
  await page
    .getByRole('button', { name: /Test Request/i })
    .first()
    .click();
  const send = page.getByRole('button', { name: /^Send/i }).first();
  await send.click();
  await expect(page.getByText('200 OK')).toBeVisible();
  isRunning = false;
  await send.click();
  await expect(page.getByText('No response from http://localhost:4180.').first()).toBeVisible();
  await stop();
});

for (const fragment of ['#constructor', '#__proto__', '#%zz']) {
  test(`the console ignores the fragment ${fragment}`, nightlyUnless(false), async ({ page }) => {
    await page.goto(`/en/console/${fragment}`);

    await expect(page.locator('#console').getByText('Introduction', { exact: true }).first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(page).not.toHaveURL(new RegExp(`${fragment}$`));
  });
}

test('without script the console is a list of the documents', NIGHTLY, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/console/');

  await expect(page.getByText('needs JavaScript')).toBeVisible();
  await expect(page.locator('#console').getByRole('link')).toHaveCount(2);
  await context.close();
});

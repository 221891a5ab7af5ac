import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { isSameDocument, markDocument } from '../setup/same-document.ts';
import { siteTitle } from '../setup/site-title.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the sidebar groups are in order, those of the page are open, and links navigate without loading a document', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/en/guide/card/holder/create-holder');
  await hydrated(page);
  await markDocument(page);
  const side = page.getByRole('navigation', { name: 'Documentation' });

  const groups = await side.locator('summary').allTextContents();
  expect(groups).toEqual([
    ...['Start', 'Development Guide', 'Money', 'Going Live', 'Auth', 'Card', 'Card Holder', 'Payment', 'Biz'],
    ...['Appendix', 'Tools and labs', 'Data', 'Changes', 'Help'],
  ]);
  await expect(side.locator('details[open] > summary')).toHaveText(['Card', 'Card Holder']);
  await expect(side.locator('[aria-current="page"]')).toHaveCount(1);
  await expect(side.locator('[aria-current="page"]')).toContainText('Create Card Holder');
  const addresses = await side
    .locator('.sidebar__inner > :not(.sidebar__choices) a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(addresses.filter((address) => !address?.startsWith('/en/'))).toEqual([]);
  await side.getByRole('link', { name: /^Update Card Holder/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Update Card Holder');
  await expect(side.locator('[aria-current="page"]')).toContainText('Update Card Holder');
  expect(await isSameDocument(page)).toBe(true);
});

test('the token pages have a sidebar of their own', NIGHTLY, async ({ page }) => {
  await page.goto('/token/');

  const side = page.getByRole('navigation', { name: '文档导航' });

  await expect(side.locator('.sidebar__inner > :not(.sidebar__choices) a')).toHaveText([
    /^接入准备/,
    /^生成用户/,
    /^提币/,
    /^监听消息/,
    /^消息确认/,
    /^刷新会话/,
  ]);
  await expect(side.getByRole('link', { name: '下载' })).toHaveAttribute('href', '/guide/other/downloads');
});

test('a sidebar group is a button that collapses it, by pointer and keyboard; collapsed links are not focusable', async ({
  page,
}) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  const group = page.locator('#side details').filter({ has: page.getByText('Payment', { exact: true }) });
  const header = group.locator('summary');
  const link = group.getByRole('link', { name: /^Pay Now/ });
  await expect(link).toBeHidden();

  await header.click();
  await expect(link).toBeVisible();
  await expect(page).toHaveURL('/en/guide/');
  await header.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Biz');
  await header.focus();
  await page.keyboard.press('Space');

  await expect(link).toBeVisible();
});

test('sidebar groups stay as the reader left them, also after a reload, and a page opens its own', async ({ page }) => {
  await page.goto('/en/guide/payment/pay-now');
  await hydrated(page);
  const side = page.locator('#side');
  const payment = side.locator('details').filter({ has: page.getByText('Payment', { exact: true }) });
  await payment.locator('summary').click();
  await page.reload();
  await hydrated(page);
  await expect(payment).not.toHaveAttribute('open');
  await side.locator('summary', { hasText: 'Auth' }).click();
  await side.getByRole('link', { name: /^Refresh Token/ }).click();
  await expect(page).toHaveURL('/en/guide/auth/refresh-token');
  await expect(payment).not.toHaveAttribute('open');

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(payment).not.toHaveAttribute('open');
  await page.goto('/en/guide/biz/wallet', { waitUntil: 'domcontentloaded' });
  // As it was left, before React is there.
  await expect(side.locator('details', { hasText: 'Refresh Token' })).toHaveAttribute('open');
  await hydrated(page);
  await page.getByRole('link', { name: /^Previous Page/ }).click();

  await expect(page).toHaveURL('/en/guide/payment/order-detail');
  await expect(payment).toHaveAttribute('open');
});

test(
  'a nested group opens for a page in it only, and the reader can look into the others',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/en/guide/other/signature-doctor');
    await hydrated(page);
    const side = page.getByRole('navigation', { name: 'Documentation' });
    const checker = side.getByRole('link', { name: 'Response Checker' });
    const glossary = side.getByRole('link', { name: 'Glossary' });
    await expect(checker).toBeVisible();
    await expect(glossary).toBeHidden();

    await side.getByText('Help', { exact: true }).click();
    await expect(glossary).toBeVisible();
    await side.getByRole('link', { name: 'Error Codes' }).click();
    await expect(page).toHaveURL('/en/guide/other/errors');

    await expect(checker).toBeHidden();
    await expect(glossary).toBeHidden();
  },
);

test('the sidebar leads to all operations above its groups, and to the downloads and the labs', async ({ page }) => {
  await page.goto('/en/guide/other/calculator');
  await hydrated(page);
  const side = page.getByRole('navigation', { name: 'Documentation' });

  await side.getByRole('link', { name: 'Lifecycle Lab' }).click();
  await expect(page.getByRole('dialog')).toContainText('Lifecycle lab');
  await page.keyboard.press('Escape');
  await side.getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Downloads');
  await expect(page.getByRole('link', { name: /^English · YAML, / }).first()).toHaveAttribute(
    'href',
    /merchant\.v2\.yaml$/,
  );
  await side.getByRole('link', { name: 'All operations' }).click();

  await expect(page).toHaveURL('/en/reference/');
});

test('the open Card group fits the sidebar at 1440 × 900', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');

  const list = page.locator('#side .sidebar__inner');

  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('the current sidebar item is in view, however the page was reached', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/en/guide/card/card-log-list');
  await hydrated(page);
  const current = page.locator('#side [aria-current="page"]');
  await expect(current).toBeInViewport();

  for (const title of ['Card Log Details', 'Country Codes', 'Create Card Holder']) {
    await page.getByRole('link', { name: /^Next Page/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(current).toContainText(title);
    await expect(current).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a reload restores the scroll position of the sidebar', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/en/guide/card/card-log-list');
  await hydrated(page);
  const list = page.locator('#side .sidebar__inner');
  await expect(page.locator('#side [aria-current="page"]')).toBeInViewport();
  const position = () => list.evaluate((element) => element.scrollTop);

  for (const top of [0, 350]) {
    await list.evaluate((element, value) => element.scrollTo({ top: value, behavior: 'instant' }), top);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(position).toBe(top);
    await waitUntilIdle(page);

    expect(await position()).toBe(top);
  }
});

for (const { prefix, label, names } of [
  { prefix: '/en', label: 'Parts of the documentation', names: [siteTitle.en, 'Token Payment'] },
  { prefix: '', label: '文档分区', names: [siteTitle.zh, '代币支付'] },
]) {
  // The words of English are longer.
  test(
    `the area links at the head of both sidebars lead to every area of ${prefix}/`,
    nightlyUnless(prefix === '/en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${prefix}/token/listen`);
      await hydrated(page);
      await markDocument(page);
      const group = page.locator('#side').getByRole('group', { name: label });
      const parts = group.getByRole('link');
      await expect(parts).toHaveText(names);
      const current = group.locator('[aria-current="true"]');

      for (const [index, path] of ['/guide/', '/token/'].entries()) {
        await parts.nth(index).click();
        await expect(page).toHaveURL(prefix + path);
        await expect(current).toHaveText([names[index] ?? '']);
      }
      expect(await isSameDocument(page)).toBe(true);
      await page.goto(`${prefix}/guide/card/open-card`);

      await expect(current).toHaveText([names[0] ?? '']);
      expect(await group.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    },
  );
}

test('breadcrumbs link each ancestor that has a page, but the area above a group', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await page.goto('/en/guide/card/open-card');
  await expect(trail.getByRole('link')).toHaveText(['Card']);
  await page.goto('/en/token/listen');
  await hydrated(page);
  await expect(trail.locator(':scope > span')).toHaveText(['Token Payment']);
  await markDocument(page);

  await trail.getByRole('link', { name: 'Token Payment' }).click();

  await expect(page).toHaveURL('/en/token/');
  await expect(trail.getByRole('link')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

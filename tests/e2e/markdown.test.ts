import type { Page } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { pauseClock } from '../setup/pause-clock.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The page has more tabs of the group `lang`: these are the only ones with TypeScript. */
const getTabs = (page: Page, label: string) =>
  page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: label, exact: true }) });

test('tabs are tabs: arrows, Home and End select, and every panel is in the document', async ({ page }) => {
  await page.goto('/en/hello');
  await hydrated(page);
  const list = getTabs(page, 'TypeScript');
  const tab = (name: string) => list.getByRole('tab', { name });
  await tab('TypeScript').focus();

  for (const [key, name] of [
    ['ArrowRight', 'Python'],
    ['End', 'Java'],
    ['ArrowRight', 'TypeScript'],
    ['ArrowLeft', 'Java'],
    ['Home', 'TypeScript'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).first()).toBeVisible();
  expect(await page.locator('[role="tabpanel"]', { hasText: 'mapper.writeValueAsBytes' }).count()).toBe(1);
});

test('tabs of a group share their choice: after a reload, on other pages, in other tabs of the browser', async ({
  page,
  context,
}) => {
  const python = (of: Page) => getTabs(of, 'TypeScript').getByRole('tab', { name: 'Python' });
  await page.goto('/en/hello');
  const other = await context.newPage();
  await other.goto('/hello');

  await python(page).click();
  await expect(python(other)).toHaveAttribute('aria-selected', 'true');
  await expect(getTabs(page, 'PHP').getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  await page.reload({ waitUntil: 'domcontentloaded' });

  await expect(python(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'body = json.dumps' })).toBeVisible();
});

test('the package-manager tabs are in order, each with its own command', NIGHTLY, async ({ page }) => {
  await page.goto('/en/hello');
  await page.evaluate(() => document.querySelector('[data-tab="pnpm"]')?.scrollIntoView());
  const list = getTabs(page, 'pnpm');

  await expect(list.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
  for (const [name, command] of [
    ['npm', 'npm install -D openapi-typescript'],
    ['yarn', 'yarn add -D openapi-typescript'],
    ['pnpm', /pnpm (add|install) -D openapi-typescript/],
    ['bun', 'bun add -D openapi-typescript'],
  ] as const) {
    await list.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toContainText(command);
  }
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copied code equals its source exactly, is confirmed for two seconds, and keeps the focus', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/en/hello');
    const block = page.getByRole('figure', { name: /^string-to-sign\.ts/ });
    const button = block.getByRole('button', { name: 'Copy' });

    await pauseClock(page);
    const picture = () =>
      button.evaluate((control) => {
        const { maskImage, maskPosition } = getComputedStyle(control, '::before');
        return `${maskImage} ${maskPosition}`;
      });
    const before = await picture();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('data-done');
    expect(await picture()).not.toBe(before);
    await expect(button).toHaveCSS('mask-image', 'none');
    await expect(page.locator('#announcer')).toHaveText('Copied');
    await expect(button).toBeFocused();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).replace(/\n$/, '').split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe("import { createHash } from 'node:crypto';");
    expect(lines[1]).toBe('');
    expect(lines[3]).toBe("  const digest = createHash('sha256').update(body).digest('hex');");
    await page.clock.runFor(1900);
    await expect(button).toHaveAttribute('data-done');
    await page.clock.runFor(200);

    await expect(button).not.toHaveAttribute('data-done');
    await page.goto('/hello');
    await expect(page.getByRole('button', { name: '复制' }).first()).toBeVisible();
  });
});

test(
  'line wrapping applies to one code block only, and a block that overflows takes the focus',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/hello');
    const block = page.locator('figure.code', { hasText: 'A long line' });
    const wrap = block.getByRole('button', { name: 'Wrap lines' });
    await expect(wrap).toHaveCSS('opacity', '1');
    await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');

    await wrap.click();

    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(block.locator('pre')).toHaveCSS('white-space', /pre-wrap|break-spaces/);
    await expect(page.getByRole('figure', { name: /^string-to-sign\.ts/ }).locator('pre')).toHaveCSS(
      'white-space',
      'pre',
    );
  },
);

test('the lines of code are numbered from 1 on when the reader scrolls to them', NIGHTLY, async ({ page }) => {
  await page.goto('/en/guide/global-request-header');
  const code = page.locator('.code[data-nums]').first();
  while (!(await code.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2))) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }

  // Only the layout determines what a counter shows: a number before each line.
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  const texts = documents[0]?.layout.text.flatMap((index) => strings[index] || []) ?? [];
  const lines = await code.locator('.code-line').allTextContents();
  const last = texts.indexOf(lines.at(-1) ?? '');
  const shown = texts.slice(last + 1 - 2 * lines.length, last + 1);
  expect(lines.length).toBeGreaterThan(3);
  expect(shown).toEqual(lines.flatMap((line, index) => [`${index + 1}`, line]));
});

test('published files are tabs: the first comes with the page, the others when they are chosen', async ({ page }) => {
  await page.goto('/en/hello');
  await hydrated(page);
  const list = getTabs(page, 'PHP');
  const panel = (name: string) => page.getByRole('tabpanel', { name }).filter({ visible: true });
  await expect(list.getByRole('tab')).toHaveText(['cURL', 'Node.js', 'Python', 'Java', 'Go', 'PHP']);
  await expect(panel('cURL')).toContainText('sign_query()');

  await list.getByRole('tab', { name: 'Go' }).click();

  await expect(panel('Go')).toContainText('package main');
});

test('excerpts of the contract appear where a guide embeds them, and link to the full entries', async ({ page }) => {
  await page.goto('/en/hello');
  const main = page.getByRole('main');

  await expect(main.getByRole('columnheader', { name: 'virtual' })).toBeVisible();
  await expect(main.getByRole('row', { name: /^Card Recharge no yes no no$/ })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ has: page.locator('.field__name') })).toHaveCount(2);
  await expect(main.locator('#error-409001')).toContainText('IDEMPOTENCY_IN_PROGRESS');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('link', { name: '422102', exact: true })).toHaveAttribute(
    'href',
    '/en/guide/other/errors#error-422102',
  );
  await expect(main.getByRole('link', { name: '409001', exact: true }).first()).toHaveAttribute(
    'href',
    '/en/guide/other/errors#error-409001',
  );
  await expect(main.getByRole('link', { name: 'Holder.phone' })).toHaveAttribute(
    'href',
    '/en/guide/other/types#Holder-phone',
  );
});

test('/hello shows every Markdown feature', async ({ page }) => {
  await page.goto('/en/hello');
  const main = page.getByRole('main');

  for (const part of [
    ...[
      'strong',
      'em',
      'del',
      'p code',
      'br',
      'hr',
      'blockquote',
      'ul ul ul',
      'ol',
      'li figure',
      'input[type="checkbox"]',
    ],
    ...[
      'figure.code[data-nums]',
      '.code-line--highlighted',
      '.callout',
      '.callout ul',
      '[role="tablist"]',
      'table',
      '.align-right',
      '.align-center',
      'img',
      'h4',
    ],
  ]) {
    expect(await main.locator(part).count(), part).toBeGreaterThan(0);
  }
  await expect(main.locator('.callout')).toHaveCount(4);
});

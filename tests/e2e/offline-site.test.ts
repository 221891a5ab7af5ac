import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offline-site-'));
  const archive = unzipSync(await readFile('dist/downloads/site.zip'));
  for (const [path, content] of Object.entries(archive)) {
    if (path.endsWith('/')) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});
test.afterAll(() => rm(folder, { recursive: true }));

for (const { language, start, query, page: found, dark } of [
  {
    language: 'English',
    start: 'en/index.html',
    query: 'open card',
    page: 'en/guide/card/open-card.html',
    dark: 'Dark',
  },
  { language: 'Chinese', start: 'index.html', query: '开卡', page: 'guide/card/open-card.html', dark: '深色' },
]) {
  test(
    `the site opens as a file in ${language}: search, link, fold and theme`,
    nightlyUnless(language === 'English'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathToFileURL(join(folder, start)).href);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(query);
      await expect(dialog.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(pathToFileURL(join(folder, found)).href);
      await expect(page.locator('.panel').first()).toContainText('/v2/card/open');
      const panels = page.locator('.panel');
      await panels.first().locator('[data-tabs-group=lang]').selectOption('Python');
      await expect(panels.first().getByRole('tabpanel')).toContainText('import ');
      await panels.nth(1).getByRole('combobox').selectOption('404 CARD_PRODUCT_NOT_FOUND');
      await expect(panels.nth(1)).toContainText('"code": 404102');
      const group = page.locator('#side details').first();
      await group.locator('summary').first().click();
      await expect(group.getByRole('link').first()).toBeVisible();
      await page.locator('details.theme > summary').click();
      await page.getByRole('button', { name: dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await group.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  );
}

test(
  'where any server has the archive, in any folder, it is the whole site: calls, pages, search',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    const server = spawn('python3', ['-um', 'http.server', '0', '--bind', '127.0.0.1', '--directory', dirname(folder)]);
    try {
      const [line] = await once(server.stdout, 'data');
      const origin = `http://127.0.0.1:${/port (\d+)/.exec(String(line))?.[1]}`;
      expectComplaint(new RegExp(`^request: ${origin}/`));
      const site = `${origin}/${basename(folder)}/en/`;
      await page.goto(`${site}guide/card/open-card.html`);
      await page.getByRole('link', { name: 'Try it' }).click();
      const dialog = page.getByRole('dialog', { name: 'Try it' });
      await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
      await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');
      await page.keyboard.press('Control+Enter');
      await expect(dialog.getByText('Matches CardOrder')).toBeVisible();
      await page.keyboard.press('Escape');

      await page
        .getByRole('link', { name: /^Card Recharge/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Recharge');
      await expect(page).toHaveURL(`${site}guide/card/card-recharge.html`);
      await page.reload();
      await page.keyboard.press('Control+k');
      const search = page.getByRole('dialog');
      await search.getByRole('combobox').fill('webhook');
      await search.getByRole('option').first().click();
      await expect(page).toHaveURL(/\/en\/.*\.html(#.*)?$/);
    } finally {
      server.kill();
    }
  },
);

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { NIGHTLY } from '../setup/nightly.ts';
import { DEV_PORT } from '../setup/sites.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

// Made by the first hook: Playwright reads this file in processes that run none of its tests.
const folder = join(tmpdir(), `tea-house-${process.pid}`);
const site = join(folder, 'site');
const guide = join(site, 'guides/en/guide.md');
const origin = `http://localhost:${DEV_PORT}/docs`;
let server: ChildProcess;
let output = '';

test.beforeAll(async () => {
  cpSync('tests/fixtures/site', site, { recursive: true });
  server = spawn(process.execPath, [
    '--import',
    'tsx',
    'scripts/commands/vite.ts',
    '--site',
    site,
    '--port',
    String(DEV_PORT),
  ]);
  server.stdout?.on('data', (text) => {
    output += text;
  });
  server.stderr?.on('data', (text) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 30_000 }).toContain('Local');
});

test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('the pages print nothing on the console', NIGHTLY, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  for (const path of ['guide', 'brewing/order-pot', 'reference/']) {
    await page.goto(`http://localhost:${DEV_PORT}/docs/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  }
  // An empty icon, or the browser requests one.
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', 'data:,');
  expect(complaints).toEqual([]);
});

test('a saved change reaches the open page, a broken file leaves it standing', async ({ page }) => {
  const text = readFileSync(guide, 'utf8');
  await page.goto(`${origin}/guide`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  writeFileSync(guide, `${text}\nOolong has arrived.\n`);
  await expect(page.locator('main')).toContainText('Oolong has arrived.');

  writeFileSync(guide, `${text}\n<script>alert(1)</script>\n`);
  await expect(page.locator('vite-error-overlay')).toContainText('guide.md');
  await expect(page.locator('main')).toContainText('Oolong has arrived.');
  expect(output).toContain('guides/en/guide.md');

  writeFileSync(guide, `${text}\nDarjeeling has arrived.\n`);
  await expect(page.locator('main')).toContainText('Darjeeling has arrived.');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  // Written when it is requested, of the pages as they are then.
  const markdown = await page.request.get(`${origin}/guide.md`);
  expect(await markdown.text()).toContain('Darjeeling has arrived.');
});

test('a mistake that was fixed while no page was open is not shown to the next page', NIGHTLY, async ({ page }) => {
  const text = readFileSync(guide, 'utf8');
  writeFileSync(guide, `${text}\n[nowhere](/coffee)\n`);
  await expect.poll(() => output).toContain('dead link: /coffee');
  const compiled = count('files changed');
  writeFileSync(guide, text);
  await expect.poll(() => count('files changed')).toBe(compiled + 1);

  await page.goto(`${origin}/guide`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });

  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test(
  'a file that is replaced, created again or in a new folder is watched like any other',
  NIGHTLY,
  async ({ page }) => {
    const text = readFileSync(guide, 'utf8');
    const save = {
      replaced: (added: string) => {
        writeFileSync(`${guide}~`, `${text}\n${added}\n`);
        renameSync(`${guide}~`, guide);
      },
      created: (added: string) => {
        rmSync(guide);
        writeFileSync(guide, `${text}\n${added}\n`);
      },
    };
    await page.goto(`${origin}/guide`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    for (const how of ['replaced', 'created', 'replaced', 'created'] as const) {
      const added = `The pot was ${how} at ${Date.now()}.`;
      save[how](added);
      await expect(page.locator('main')).toContainText(added);
    }

    mkdirSync(join(site, 'guides/en/cellar/deep'), { recursive: true });
    writeFileSync(
      join(site, 'guides/en/cellar/deep/wine.md'),
      '---\ntitle: Wine\ndescription: None.\nsidebar: false\n---\n\nNo wine.\n',
    );
    await expect(async () => {
      await page.goto(`${origin}/cellar/deep/wine`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wine', { timeout: 2000 });
    }).toPass();
  },
);

test(
  'the configuration of the site is watched after it has been deleted and created again',
  NIGHTLY,
  async ({ page }) => {
    const config = join(site, 'site.ts');
    const text = readFileSync(config, 'utf8');
    await page.goto(`${origin}/guide`);
    await expect(page.locator('nav').getByText('Start', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    for (const word of ['Begin', 'First steps']) {
      rmSync(config);
      writeFileSync(config, text.replace("en: 'Start'", `en: '${word}'`));
      await expect(page.locator('nav').getByText(word, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    }
  },
);

test('a build beside the server does not reload its pages', NIGHTLY, async () => {
  const building = `.dist.building-${process.pid}-test`;
  const text = readFileSync(guide, 'utf8');
  mkdirSync(building);
  try {
    writeFileSync(join(building, 'index.html'), '<p>Built</p>');
    const compiled = count('files changed');
    writeFileSync(guide, `${text}\nBuilt.\n`);
    await expect.poll(() => count('files changed')).toBe(compiled + 1);

    expect(output).not.toContain(building);
  } finally {
    rmSync(building, { recursive: true });
  }
});

function count(text: string): number {
  return output.split(text).length - 1;
}

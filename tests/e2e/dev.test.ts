import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { DEV_PORT } from '../setup/sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'tea-house-'));
const site = join(folder, 'site');
const guide = join(site, 'guides/en/guide.md');
let server: ChildProcess;
let output = '';

test.beforeAll(async () => {
  cpSync('tests/fixtures/site', site, { recursive: true });
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--site', site, '--port', String(DEV_PORT)]);
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
  rmSync(folder, { recursive: true });
});

test('a saved change reaches the open page, a broken file leaves it standing', async ({ page }) => {
  const text = readFileSync(guide, 'utf8');
  await page.goto(`http://localhost:${DEV_PORT}/docs/guide`);
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

  // Written when it is asked for, of the pages as they are then.
  const markdown = await page.request.get(`http://localhost:${DEV_PORT}/docs/guide.md`);
  expect(await markdown.text()).toContain('Darjeeling has arrived.');
});

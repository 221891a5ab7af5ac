import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { textHash } from '../../scripts/content/read/text-hash.ts';
import { PROGRAM_FILE } from '../../scripts/installation/installation.ts';
import { stampGuide } from '../../scripts/spec/guide-stamp.ts';

// A first visit goes to the language of the browser.
test.use({ locale: 'en' });
// One server for all of them.
test.describe.configure({ mode: 'default' });

// Made by the first hook: Playwright reads this file in processes that run none of its tests.
const site = join(tmpdir(), `dev-site-${process.pid}`);
const guide = join(site, 'guides/en/guide.md');
const kitchen = join(site, 'guides/en/kitchen.md');
let server: ChildProcess;
let output = '';
let origin = '';

test.beforeAll(async () => {
  cpSync('tests/fixtures/site', site, { recursive: true });
  const translation = join(site, 'guides/zh/kitchen.md');
  const stamped = stampGuide(readFileSync(translation, 'utf8'), textHash(readFileSync(kitchen, 'utf8')));
  writeFileSync(translation, stamped ?? '');
  server = spawn(process.execPath, [PROGRAM_FILE, 'dev', '--site', site, '--port', '0']);
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  await expect.poll(() => output, { timeout: 100_000 }).toContain('The site is at');
  origin = /http:\S+(?=\/)/.exec(output)?.[0] ?? '';
});

test.afterAll(() => {
  server.kill();
  rmSync(site, { recursive: true, force: true });
});

test('a saved change reaches the open page, a broken file leaves it standing', async ({ page }) => {
  const text = readFileSync(guide, 'utf8');
  await page.goto(`${origin}/guide`);

  writeFileSync(guide, `${text}\nOolong has arrived.\n`);
  await expect(page.locator('main')).toContainText('Oolong has arrived.');

  writeFileSync(guide, `${text}\n<script>alert(1)</script>\n`);
  await expect(page.getByRole('alert').filter({ hasText: 'guide.md' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Oolong has arrived.');
  expect(output).toContain('guides/en/guide.md');

  writeFileSync(guide, text);
  await expect(page.locator('main')).not.toContainText('Oolong has arrived.');
  await expect(page.getByRole('alert').filter({ hasText: 'guide.md' })).toHaveCount(0);
});

test('an English text is shown before it is translated; what is stale and missing is a warning at the edge', async ({
  page,
}) => {
  const text = readFileSync(kitchen, 'utf8');
  await page.goto(`${origin}/kitchen`);

  writeFileSync(kitchen, `${text}\n## New stove\n\nIt is electric.\n`);
  await expect(page.locator('main')).toContainText('It is electric.');

  const note = page.locator('body > details');
  await note.getByText(/^\d+ warnings$/).click();
  await expect(note).toContainText('guides/en/kitchen.md has changed since this translation');
  await expect(note).toContainText('no heading with the id "new-stove"');
  await expect(page.getByRole('alert').filter({ hasText: 'kitchen.md' })).toHaveCount(0);
  expect(output).toContain('warning: guides/en/kitchen.md has changed since this translation');

  writeFileSync(kitchen, text);
  await expect(page.locator('main')).not.toContainText('It is electric.');
  await expect(note.filter({ hasText: 'has changed since' })).toHaveCount(0);
});

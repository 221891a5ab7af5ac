import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../../installation/installation.ts';
import { importAdditions } from './site.ts';

it('gives the gates that this site names, and none of a folder without a configuration', async () => {
  expect(await importAdditions(ROOT, 'gates')).toMatchObject([{ name: 'examples are recorded' }]);
  expect(await importAdditions(join(ROOT, 'tests/fixtures'), 'gates')).toBeUndefined();
});

it('refuses a module that does not export what it is named for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gates.js'), 'export const gate = {};');
  await writeFile(join(folder, 'provider.js'), '');
  const provider = { module: 'provider.js', gates: 'gates.js' };
  const locales = [{ locale: 'en', tag: 'en', name: 'English' }];
  const site = { title: 'Tea', locales, sourceLocale: 'en', nav: [], sidebars: {}, provider };
  await writeFile(join(folder, 'site.ts'), `export const site = ${JSON.stringify(site)};`);

  await expect(importAdditions(folder, 'gates')).rejects.toThrow('gates.js must export "gates".');
});

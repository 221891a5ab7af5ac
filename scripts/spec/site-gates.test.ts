import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../installation/installation.ts';
import { readSiteGates } from './site-gates.ts';

it('gives the gates that this site names, and none of a folder without a configuration', async () => {
  expect((await readSiteGates(ROOT)).map(({ name }) => name)).toEqual(['examples are recorded']);
  expect(await readSiteGates(join(ROOT, 'tests/fixtures'))).toEqual([]);
});

it('refuses a module that exports no list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gates-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'gates.js'), 'export const gate = {};');
  await writeFile(join(folder, 'provider.js'), '');
  const provider = { module: 'provider.js', gates: 'gates.js' };
  const locales = [{ locale: 'en', tag: 'en', name: 'English' }];
  const site = { title: 'Tea', locales, sourceLocale: 'en', nav: [], sidebars: {}, provider };
  await writeFile(join(folder, 'site.ts'), `export const site = ${JSON.stringify(site)};`);

  await expect(readSiteGates(folder)).rejects.toThrow('gates.js must export a list "gates".');
});

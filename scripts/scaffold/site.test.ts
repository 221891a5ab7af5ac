import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createCaches } from '../content/cache/caches.ts';
import { compile } from '../content/compile.ts';
import { readSite } from '../content/read/site.ts';
import { newSiteFiles } from './site.ts';

test('a new site folder has the files of its documents and builds without a change', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'new-site-'));
  const spec = `openapi: 3.1.0
info: {title: 'Tea "House"', version: '1'}
paths: {/pots: {get: {operationId: listPots, responses: {'200': {$ref: './parts/all.yaml'}}}}}
`;
  await mkdir(join(dir, 'from/parts'), { recursive: true });
  await writeFile(join(dir, 'from/tea.yaml'), spec);
  await writeFile(join(dir, 'from/parts/all.yaml'), 'description: All of them.\n');

  const files = await newSiteFiles([join(dir, 'from/tea.yaml')]);
  for (const [name, text] of files) {
    await mkdir(dirname(join(dir, 'site', name)), { recursive: true });
    await writeFile(join(dir, 'site', name), text);
  }
  const { problems, localeBuilds } = await compile(await readSite(join(dir, 'site')), createCaches());
  const lines = (await readFile(join(dir, 'site/site.ts'), 'utf8')).trimEnd().split('\n');
  await rm(dir, { recursive: true });

  expect([...files.keys()]).toEqual(['site.ts', 'openapi/tea.yaml', 'openapi/parts/all.yaml']);
  expect(lines.length).toBeLessThanOrEqual(8);
  expect(problems).toEqual([]);
  expect(localeBuilds[0]?.site.title).toBe('Tea "House"');
  expect(localeBuilds[0]?.pages.map(({ path }) => path)).toContain('/tea/list-pots');
});

test('two descriptions of one file name are both in a new site folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'new-site-'));
  const specs = ['loans', 'cards'].map((folder) => join(dir, folder, '2.5.0.yml'));
  for (const [index, file] of specs.entries()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      `openapi: 3.1.0\ninfo: {title: T${index}, version: '1'}\npaths: {/a: {get: {responses: {}}}}\n`,
    );
  }
  const files = await newSiteFiles(specs);
  await rm(dir, { recursive: true });

  expect([...files.keys()]).toEqual(['site.ts', 'openapi/2.5.0.yml', 'openapi/cards-2.5.0.yml']);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeHead } from '../../../../src/model/head.ts';
import { memoryCache } from '../../cache/cache.ts';
import { createMemory } from '../../cache/memoise.ts';
import { compile } from '../../compile.ts';
import { describeDocumentSite } from '../../read/document-site.ts';

test.each([
  ['', false],
  [' of a strict site', true],
])('leads from the pages of one document%s to those of the others', async (_, strict) => {
  const caches = { cache: memoryCache(), memory: createMemory() };
  const files = ['black', 'green'].map((name) => join(process.cwd(), `tests/fixtures/others/several/${name}.yaml`));
  const { localeBuilds } = await compile(await describeDocumentSite(files, { caches, strict }), caches);
  const [{ site, pages } = { site: undefined, pages: [] }] = localeBuilds;

  expect(site?.apis).toEqual([
    { text: 'Tea · black', link: '/black/001', activeMatch: '/black/' },
    { text: 'Tea · green', link: '/green/001', activeMatch: '/green/' },
  ]);
  const page = pages.find(({ path }) => path === '/green/002');
  expect(page?.breadcrumbs[0]).toEqual({ text: 'Tea · green', path: '/green/001' });
  expect(page && site && describeHead(page, site).title).toBe('Green pot · Tea · green');
});

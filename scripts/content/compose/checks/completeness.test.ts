import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../../findings/finding.ts';
import { memoryCache } from '../../cache/cache.ts';
import { createMemory } from '../../cache/memoise.ts';
import { compile } from '../../compile.ts';
import { createMarkdown } from '../../markdown/markdown.ts';
import { describeDocumentSite } from '../../read/document-site.ts';
import { readSources } from '../../read/sources.ts';
import { checkCompleteness } from './completeness.ts';

async function compileFixture(file: string) {
  const caches = { cache: memoryCache(), memory: createMemory() };
  const site = await describeDocumentSite([join(process.cwd(), 'tests/fixtures/others', file)], { caches });
  const compiled = await compile(site, caches);
  const markdown = await createMarkdown(caches.cache, { descriptions: 'lenient' });
  const [source] = await readSources(site, { folder: '', markdown, caches, report: () => undefined });
  return { compiled, apis: source?.apis ?? [] };
}

test('counts what documents have and what of it is on pages', async () => {
  const { compiled: openapi } = await compileFixture('webhooks/tea.yaml');
  const { compiled: asyncapi } = await compileFixture('messages-3/tea.yaml');

  expect(openapi.counts).toEqual([
    {
      documents: { read: 1, shown: 1 },
      operations: { read: 6, shown: 6 },
      bodies: { read: 9, shown: 9 },
      channels: { read: 0, shown: 0 },
      messages: { read: 0, shown: 0 },
    },
  ]);
  expect(asyncapi.counts).toMatchObject([{ channels: { read: 3, shown: 3 }, messages: { read: 3, shown: 3 } }]);
});

test('warns of an operation, a body and a message that are on no page', async () => {
  const { compiled, apis } = await compileFixture('webhooks/tea.yaml');
  const [{ pages } = { pages: [] }] = compiled.localeBuilds;
  const without = pages
    .filter(({ path }) => path !== '/tea/brew-done')
    .map((page) =>
      page.path === '/tea/create-customer' && page.layout === 'doc'
        ? {
            ...page,
            blocks: page.blocks.map((block) =>
              block.kind === 'operation' ? { ...block, operation: { ...block.operation, body: undefined } } : block,
            ),
          }
        : page,
    );
  const problems: Finding[] = [];
  const counts = checkCompleteness({ apis, pages: without, report: (problem) => problems.push(problem) });

  expect(counts).toMatchObject({ operations: { read: 6, shown: 5 }, bodies: { read: 9, shown: 7 } });
  expect(problems.map(({ message }) => message)).toEqual([
    'body POST /customers request: it is on no page',
    'operation POST brewDone: it is on no page',
    'body POST brewDone request: it is on no page',
  ]);
});

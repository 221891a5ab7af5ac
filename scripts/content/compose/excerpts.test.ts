import { expect, test } from 'vitest';
import type { Page } from '../../../src/model/page.ts';
import { compileWith, guide } from '../../../tests/setup/compile-small-site.ts';
import { formatFinding } from '../../findings/finding.ts';
import { toSearchData } from '../emit/search.ts';

const API = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots:
    post:
      operationId: pourTea
      tags: [Tea]
      requestBody: { content: { application/json: { schema: { type: object, properties: { lid: { $ref: '#/components/schemas/Lid' } } } } } }
      responses:
        '200': { description: One., content: { application/json: { schema: { type: object, properties: { lid: { $ref: '#/components/schemas/Lid' } } } } } }
        '409': { description: Busy., x-error-codes: [409001] }
    get:
      operationId: listPots
      tags: [Tea]
      summary: List pots
      responses: { '200': { description: Pots., content: { application/json: { schema: { type: object, properties: { lid: { $ref: '#/components/schemas/Lid' } } } } } } }
components:
  schemas:
    Lid: { type: object, description: It keeps warm., properties: { fit: { $ref: '#/components/schemas/Fit' } } }
    Fit: { type: string, enum: [tight, loose] }
    ErrorCode:
      type: integer
      enum: [404001, 409001]
      x-enum-varnames: [NO_POT, POT_BUSY]
      x-errors: { '404001': { retry: fix }, '409001': { retry: 'yes' } }
      x-error-topics: { pots: { title: Pots, codes: [404001] }, queue: { title: Queue, description: One pours at a time., codes: [409001] } }
`;

/** The pages of a site where the guide with the excerpts comes before the one that shows all. */
async function compileExcerpts(text: string) {
  const pages = (words: string, frontmatter = '') => ['en', 'zh'].map((locale) => [locale, guide(frontmatter, words)]);
  const files = [
    ...pages(text, 'sidebar: false\n').map(([locale, words]) => [`guides/${locale}/tea/a.md`, words]),
    ...pages('[[field:Lid.fit]]\n\n::types{id=object}\n\n::errors').map(([locale, words]) => [
      `guides/${locale}/tea/index.md`,
      words,
    ]),
  ];
  const { localeBuilds, problems } = await compileWith({ ...Object.fromEntries(files), 'openapi/tea.yaml': API });
  const all = localeBuilds[1]?.pages ?? [];
  return { all, problems: problems.filter(({ severity }) => severity === 'error').map(formatFinding) };
}

function blocksAt(path: string, pages: Page[]) {
  const page = pages.find((candidate) => candidate.path === path);
  return page?.layout === 'doc' ? page.blocks : [];
}

test('an excerpt shows one type or one topic, and all links go on to where everything is', async () => {
  const { all, problems } = await compileExcerpts('::types{id=Lid}\n\n::errors{id=queue}\n\n[[field:Lid.fit]] 409001');

  expect(problems).toEqual([]);
  const blocks = blocksAt('/tea/a', all);
  expect(blocks.flatMap((block) => (block.kind === 'schema' ? block.schema.name : []))).toEqual(['Lid']);
  expect(blocks.flatMap((block) => (block.kind === 'errors' ? block.catalogue.topics : []))).toMatchObject([
    { id: 'queue', title: '', entries: [{ code: 409001, name: 'POT_BUSY' }] },
  ]);
  const words = JSON.stringify(all.map(({ path }) => blocksAt(path, all)));
  expect(words).toContain('"/tea/#Lid-fit"');
  expect(words).toContain('"/tea/#error-409001"');
  expect(words).not.toContain('"/tea/a#');
});

test('the search finds what an excerpt shows where everything is', async () => {
  const { all } = await compileExcerpts('::types{id=Lid}\n\n::errors{id=queue}');

  const found = toSearchData(all).pages;
  const entriesAt = (path: string) => JSON.stringify(found.find((page) => page.path === path)?.entries);
  expect(entriesAt('/tea/')).toMatch(/keeps warm.*POT_BUSY/);
  expect(entriesAt('/tea/a')).not.toMatch(/keeps warm|POT_BUSY/);
});

test('lists the valid ids when there is no such type or topic', async () => {
  const { problems } = await compileExcerpts('::types{id=Led}\n\n::errors{id=queues}');

  expect(problems.filter((problem) => problem.includes('/en/'))).toEqual([
    'guides/en/tea/a.md:7:1  no data type "Led"\n    hint: Write ::types{id=…} with the name of one that operations share, or with one of: object, enum, value.',
    'guides/en/tea/a.md:9:1  no topic of error codes "queues"\n    hint: Write ::errors for all of them, or ::errors{id=…} with one of: pots, queue.',
  ]);
});

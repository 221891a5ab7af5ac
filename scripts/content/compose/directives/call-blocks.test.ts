import { expect, test } from 'vitest';
import { compileWith, guide } from '../../../../tests/setup/compile-small-site.ts';

const api = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots/{potId}:
    parameters: [{ name: potId, in: path, required: true, schema: { type: string, examples: [pot 7] } }]
    get:
      operationId: readPot
      tags: [Tea]
      summary: Read a pot
      responses: { '200': { description: A pot., content: { application/json: { schema: {}, examples: { success: { value: { full: true } } } } } } }
    post:
      operationId: pourTea
      tags: [Tea]
      summary: Pour tea
      requestBody: { content: { application/json: { schema: {}, examples: { success: { value: { cups: 2 } } } } } }
      responses: { '202': { description: Tea., content: { application/json: { schema: {}, examples: { success: { value: { id: 1, left: 3 } } } } } } }
`;

async function compileText(text: string) {
  const files = { 'guides/en/tea/index.md': guide('', text), 'guides/zh/tea/index.md': guide('', text) };
  const { localeBuilds, problems } = await compileWith({ ...files, 'openapi/tea.yaml': api });
  const pages = localeBuilds.find(({ site }) => site.locale === 'en')?.pages ?? [];
  const page = pages.find(({ path }) => path === '/tea/');
  const blocks = page && 'blocks' in page ? page.blocks : [];
  const code = blocks.flatMap((block) => (block.kind === 'code' ? [[block.title, block.code.source]] : []));
  return { code, problems: problems.map(({ message }) => message) };
}

test('shows the request of an example and the chosen members of its response', async () => {
  expect(await compileText('::call{id=pourTea show=left}')).toEqual({
    code: [
      ['POST /pots/pot%207', '{\n  "cups": 2\n}'],
      ['202', '{\n  "left": 3\n}'],
    ],
    problems: [],
  });
});

test('shows the line of a request without a body', async () => {
  const { code } = await compileText('::call{id=readPot}');

  expect(code).toEqual([
    [undefined, 'GET /pots/pot%207'],
    ['200', '{\n  "full": true\n}'],
  ]);
});

const mistakes = [
  ['::call{id=porTea}', 'no operation "porTea"'],
  ['::call{id=pourTea example=big}', '::call: pourTea has no successful response "big"'],
  ['::call{id=pourTea show=right}', '::call: the example has no member right'],
  ['::frame{id=listen example=ack}', 'no channel "listen"'],
] as const;

test.each(mistakes)('reports %s', async (text, message) => {
  const { problems } = await compileText(text);

  // Once for each language.
  expect(problems).toEqual([message, message]);
});

import { expect, test } from 'vitest';
import { compileWith } from '../../../../tests/setup/compile-small-site.ts';

const api = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots:
    post:
      operationId: pourTea
      tags: [Tea]
      summary: Pour tea
      requestBody: { content: { application/json: { schema: {}, examples: { success: { value: { cups: 2 } } } } } }
      responses: { '202': { description: Tea., content: { application/json: { schema: {}, examples: { success: { value: { id: 1, left: 3 } } } } } } }
`;

const home = (step: string) => `---
title: Home
description: Tea.
layout: home
flow:
  title: One call to the first cup
  details: It is warm.
  steps: [${step}]
---
`;

async function compileHome(step: string) {
  const guides = { 'guides/en/index.md': home(step), 'guides/zh/index.md': home(step) };
  const { localeBuilds, problems } = await compileWith({ ...guides, 'openapi/tea.yaml': api });
  const page = localeBuilds.find(({ site }) => site.locale === 'en')?.pages.find(({ path }) => path === '/');
  return { page, problems: [...new Set(problems.map(({ message }) => message))] };
}

test('leads through calls with the examples of their operations and the pages that document them', async () => {
  const { page, problems } = await compileHome('{ title: Pour, details: Hot., operation: pourTea, show: left }');

  expect(problems).toEqual([]);
  expect(page).toMatchObject({
    flow: {
      title: 'One call to the first cup',
      steps: [
        {
          title: 'Pour',
          page: { path: '/tea/pour' },
          call: {
            method: 'POST',
            target: '/pots',
            request: { source: '{\n  "cups": 2\n}' },
            status: '202 Accepted',
            response: { source: '{\n  "left": 3\n}' },
          },
        },
      ],
    },
  });
});

test.each([
  ['an unknown operation', '{ title: Pour, details: Hot., operation: poorTea }', 'no operation "poorTea"'],
  [
    'an unknown example',
    '{ title: Pour, details: Hot., operation: pourTea, example: cold }',
    'step: pourTea has no successful response "cold"',
  ],
  [
    'a step without text',
    '{ title: Pour, operation: pourTea }',
    'Frontmatter "flow" must be an object with title, details and steps [{title, details, operation, and perhaps example, show}].',
  ],
])('reports %s', async (_, step, message) => {
  const { problems } = await compileHome(step);

  expect(problems).toContain(message);
});

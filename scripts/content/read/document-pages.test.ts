import { expect, test } from 'vitest';
import { compileDocuments, get, tea } from '../../../tests/setup/compile-documents.ts';

test('the home page, callbacks, samples and payloads of a document are shown', async () => {
  const { pages, problems } = await compileDocuments({
    'tea.yaml': `openapi: 3.1.0
info: {title: Tea, version: '1', description: "All about <b>tea</b>.\\n\\nMore."}
externalDocs: {url: https://a.example/docs, description: The manual}
security: [{key: []}]
tags: [{name: Pots, description: What holds tea.}]
paths:
  /pots:
    post:
      operationId: pour
      tags: [Pots]
      externalDocs: {url: https://a.example/pour}
      x-codeSamples: [{lang: Ruby, source: 'Tea.pour'}]
      callbacks:
        poured: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pot'}}}}}}}
webhooks:
  empty: {post: {operationId: empty, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pot'}}}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
  schemas: {Pot: {type: object, properties: {size: {type: integer, example: 3}}}}
`,
  });
  const text = (path: string) => JSON.stringify(pages.find((page) => page.path === path));

  expect(problems).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(
    ['/', '/tea/pour', '/tea/poured', '/tea/empty', '/reference/', '/404', '/404-offline'].map((path) =>
      path.replace('/tea/poured', pages[2]?.path ?? ''),
    ),
  );
  expect(text('/')).toMatch(/"strong",null,"tea".*The manual.*"href":"\/tea\/pour".*What holds tea/);
  expect(text('/tea/pour')).toMatch(/Tea\.pour.*https:\/\/a\.example\/pour|https:\/\/a\.example\/pour.*Tea\.pour/);
  expect(text(pages[2]?.path ?? '')).toContain('"webhook":true');
  expect(text('/tea/empty')).toContain('\\"size\\": 3');
  expect(text('/tea/empty')).not.toContain('X-Key');
});

test('without tags and titles, operations are grouped by path, listed by path and described by their first sentence', async () => {
  const operation = (text: string) =>
    `{description: '<p>${text} More of it, with <code>code</code>.</p>', responses: {'200': {description: All.}}}`;
  const { site, pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      `  /v1/pots: {get: ${operation('Lists pots.')}, post: ${operation('Creates a pot.')}}\n  /v1/pots/{id}: {get: ${operation('Reads a pot.')}}\n  /v1/tea_cups: {get: ${operation('Lists cups.')}}\n  /v1/tea_cups/{id}: {get: ${operation('Reads a cup.')}}\n`,
    ),
  });

  expect(problems).toEqual([]);
  expect(site?.sidebars.tea).toMatchObject([
    {
      text: 'Pots',
      items: [
        { text: '/v1/pots', method: 'GET' },
        { text: '/v1/pots', method: 'POST' },
        { text: '/v1/pots/{id}', method: 'GET' },
      ],
    },
    { text: 'Tea cups', items: [{ text: '/v1/tea_cups' }, { text: '/v1/tea_cups/{id}' }] },
  ]);
  const page = pages.find(({ path }) => path === '/tea/post-v1-pots');
  expect(page).toMatchObject({ title: 'POST /v1/pots', description: 'POST /v1/pots · Creates a pot.' });
  expect(pages.find(({ path }) => path === '/reference/')).toMatchObject({
    groups: [{ pages: [{ description: 'Lists pots.' }, { description: 'Creates a pot.' }, {}] }, {}],
  });
});

test('a large value that no component names has a page that is found from its operation alone, and leads back', async () => {
  const fields = Array.from({ length: 150 }, (_, index) => `f${index}: {type: string}`).join(', ');
  const value = `{type: object, properties: {${fields}}}`;
  const { site, pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      `  /pots: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {lid: ${value}, pot: ${value}, spout: ${value}}}}}}, responses: {'200': {description: All.}}}}\n`,
    ),
  });

  expect(problems).toEqual([]);
  const paths = pages.map(({ path }) => path);
  expect(paths.slice(1, 4)).toEqual(['/tea/post-pots', '/tea/post-pots/body-pot', '/tea/post-pots/body-spout']);
  expect(JSON.stringify(pages[1]).includes('"href":"/tea/post-pots/body-pot"')).toBe(true);
  expect(site?.sidebars.tea).toMatchObject([{ items: [{ path: '/tea/post-pots' }] }]);
  expect(pages[2]).toMatchObject({
    sidebar: 'tea',
    breadcrumbs: [{}, { path: '/tea/post-pots', text: 'POST /pots' }, { text: 'pot' }],
    blocks: [
      { nodes: [['p', null, expect.any(String), ['a', { href: '/tea/post-pots' }, 'POST /pots']]] },
      { kind: 'schema' },
    ],
  });
});

test('many tags with a paragraph each are a list on the home page', async () => {
  const tags = Array.from({ length: 13 }, (_, index) => `{name: T${index}, description: Kind ${index}.}`);
  const { pages } = await compileDocuments({
    'tea.yaml': tea(get('/a', "tags: [T0], responses: {'200': {description: All.}}"), `tags: [${tags.join(', ')}]\n`),
  });
  const [home] = pages;

  expect(JSON.stringify(home)).toContain('["li",null,["a",{"href":"/tea/get-a"},"T0"]," · Kind 0."]');
  expect(JSON.stringify(home)).toContain('["h2",null,["a",{"href":"/reference/"},"Overview"]]');
});

import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { compileDocuments } from '../../../tests/setup/compile-documents.ts';
import { collectFindings } from '../../findings/finding.ts';
import { createCaches } from '../cache/caches.ts';
import type { JsonObject } from '../json/json-value.ts';
import { readApis } from './api.ts';
import { upgradeSwagger } from './swagger.ts';

const { report, findings } = collectFindings();
const [api] = await readApis(resolve('tests/fixtures/swagger'), 'en', report, createCaches(), {
  documents: ['pets.yaml'],
  isLenient: true,
});
if (api === undefined) throw new Error('The fixture is read.');
const at = (...path: string[]) => path.reduce<unknown>((value, key) => Object(value)[key], api.document);

it('reads Swagger 2.0 of several files as OpenAPI 3.0, and says so', () => {
  expect(findings()).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'pets.yaml',
      line: 1,
      message: expect.stringContaining('2.0'),
    }),
  ]);
  expect(api.document.openapi).toMatch(/^3\.0/);
  expect(api.document.servers).toEqual([{ url: 'https://pets.example.com/v1' }]);
  expect(at('paths', '/pets', 'post', 'requestBody', 'content', 'application/json', 'schema')).toEqual({
    $ref: '#/components/schemas/Pet',
  });
  expect(at('components', 'schemas', 'Pet', 'required')).toEqual(['id', 'name']);
  expect(at('components', 'schemas', 'Error', 'required')).toEqual(['code']);
});

it('keeps the media types of an operation, those of shared responses, and a required form', () => {
  const { get, put } = at('paths', '/pets/{id}/picture') as { get: JsonObject; put: JsonObject };
  expect(get.responses).toMatchObject({ 200: { content: { 'image/png': { schema: { format: 'binary' } } } } });
  expect(at('components', 'responses', 'Missing', 'content')).toHaveProperty('application/json');
  expect(put.requestBody).toMatchObject({ required: true, content: { 'multipart/form-data': {} } });
});

it('names the lines of the document, not of what was made of it', () => {
  expect(api.locate('/components/schemas/Error/required')).toMatchObject({ file: 'pets.yaml', line: 22 });
  expect(api.locate('/components/schemas/Pet/properties/mother')).toMatchObject({ file: 'models.yaml', line: 7 });
  expect(api.locate('/paths/~1pets/post/responses/201/content/application~1json')).toMatchObject({ line: 46 });
});

it('keeps two schemas of one name, of which one came from another file', () => {
  const swagger = {
    swagger: '2.0',
    paths: { '/a': { get: { responses: { 200: { description: '', schema: { $ref: '#/components/schemas/Pet' } } } } } },
    definitions: { Pet: { type: 'string' } },
    components: { schemas: { Pet: { type: 'object' } } },
  };
  const upgraded = upgradeSwagger(swagger);
  if (!upgraded) throw new Error('It is converted.');
  const { document, toSource } = upgraded;
  expect(document.components).toEqual({ schemas: { Pet: { type: 'string' }, 'Pet-2': { type: 'object' } } });
  expect(JSON.stringify(document.paths)).toContain('#/components/schemas/Pet-2');
  expect(toSource('/components/schemas/Pet-2/type')).toBe('/components/schemas/Pet/type');
  expect(toSource('/components/schemas/Pet/type')).toBe('/definitions/Pet/type');
});

it.each([
  ['a list', 'parameters: {name: q, in: query}', 6],
  ['an object', 'responses: {200: }', 6],
  ['an operation', '', 5],
])('reports the line of what should be %s in place of a stack', async (_, field, line) => {
  const { problems } = await compileDocuments({
    'tea.yaml': `swagger: '2.0'\ninfo: {title: Tea}\npaths:\n  /tea:\n    get:\n      ${field}\n`,
  });
  expect(problems).toContainEqual(expect.stringMatching(`^tea.yaml:${line}:\\d+ {2}.* is not (a list|an object): `));
});

it('keeps the bodies of a document whose media types are an empty list, with a warning', async () => {
  const { problems, pages } = await compileDocuments({
    'tea.yaml': `swagger: '2.0'
info: {title: Tea, version: 1}
consumes: []
paths: {/tea: {post: {parameters: [{name: body, in: body, schema: {type: object, properties: {leaf: {type: string}}}}], responses: {'204': {description: Made.}}}}}
`,
  });

  expect(problems).toContainEqual(expect.stringMatching(/^tea.yaml:3:1 {2}warning: This list has no media type/));
  expect(JSON.stringify(pages)).toContain('"name":"leaf"');
});

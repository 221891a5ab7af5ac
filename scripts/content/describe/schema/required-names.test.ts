import { expect, test } from 'vitest';
import { compileDocuments, get, tea } from '../../../../tests/setup/compile-documents.ts';

async function check(schema: string, others = ''): Promise<string[]> {
  const content = `content: {application/json: {schema: {$ref: '#/components/schemas/Pot'}}}`;
  const paths = get('/pots', `responses: {'200': {description: All., ${content}}}`);
  const { problems } = await compileDocuments({
    'tea.yaml': tea(paths, `components:\n  schemas:\n    Pot: ${schema}\n${others}`),
  });
  return problems.map((problem) => problem.replace('tea.yaml:', ''));
}

test.each([
  ['a misspelt name', '{required: [idd], properties: {id: {type: string}}}', '7:22', 'Did you mean "id"?'],
  [
    'a name that a closed schema refuses',
    '{required: [leaf], properties: {id: {type: string}}, additionalProperties: false}',
    '7:22',
    'Describe it in "properties".',
  ],
])('%s among the required fields is a warning', async (_, schema, place, hint) => {
  expect(await check(schema)).toEqual([
    expect.stringMatching(
      `^${place}  warning: "required" \\(schema\\) names "(idd|leaf)", which is not a field of the schema`,
    ),
  ]);
  expect((await check(schema))[0]).toContain(hint);
});

test.each([
  [
    'is described by another part',
    "{allOf: [{$ref: '#/components/schemas/Base'}], required: [kind], properties: {kinds: {}}}",
  ],
  [
    'is described where a schema is extended',
    "{allOf: [{$ref: '#/components/schemas/Base'}, {properties: {type: {}}}]}",
  ],
  ['may be any other field', '{required: [leaf], properties: {id: {type: string}}}'],
  ['has a pattern', '{required: [idd], properties: {id: {type: string}}, patternProperties: {d$: {}}}'],
])('a required field that %s is none', async (_, schema) => {
  const base = '    Base: {required: [id, kind, type], properties: {id: {type: string}, kind: {type: string}}}\n';
  expect(await check(schema, base)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Operation } from '../../../../src/model/operation.ts';
import { memoryCache } from '../../cache/cache.ts';
import { describeDocuments } from '../../describe/document/documents.ts';
import { createMarkdown } from '../../markdown/markdown.ts';
import { parseSource } from '../../read/source.ts';
import { showExampleFirst } from './example-first.ts';

const TEXT = `openapi: 3.1.0
info: { title: Door, version: '1' }
paths:
  /keys:
    post:
      operationId: takeKey
      requestBody:
        content:
          application/json:
            schema: { oneOf: [{ $ref: '#/components/schemas/ByCode' }, { $ref: '#/components/schemas/ByName' }] }
            examples: { code: { value: { kind: code, code: '1' } }, name: { value: { kind: name, name: Ada } } }
      responses: { '204': { description: Taken. } }
components:
  schemas:
    ByCode: { type: object, additionalProperties: false, required: [code], properties: { kind: { const: code }, code: { type: string } } }
    ByName: { type: object, additionalProperties: false, required: [name], properties: { kind: { const: name }, name: { type: string } } }
`;

const markdown = await createMarkdown(memoryCache());

function takeKey(): Operation {
  const { source } = parseSource('door.yaml', TEXT);
  if (!source) throw new Error('the fixture is no YAML');
  const api = {
    id: 'door',
    kind: 'openapi',
    file: 'door.yaml',
    document: source.value,
    locate: source.locate,
  } as const;
  const [described] = describeDocuments([api], { folder: '', locale: 'en', markdown, report: () => {} });
  const operation = described?.operations[0]?.operation;
  if (!operation) throw new Error('the fixture has no operation');
  return operation;
}

test('puts the example, the alternative it belongs to, and a sample of it in front', () => {
  const operation = showExampleFirst(takeKey(), 'name');

  const content = operation.body?.contents[0];
  expect(content?.examples.map(({ name }) => name)).toEqual(['name', 'code']);
  expect(content?.schema.alternatives?.options.map(({ name }) => name)).toEqual(['ByName', 'ByCode']);
  expect(operation.samples[0]?.code.source).toContain('"Ada"');
});

test('keeps the fragments of the fields', () => {
  const ids = (operation: Operation) =>
    JSON.stringify(operation)
      .match(/"id":"body-[^"]+"/g)
      ?.sort();

  expect(ids(showExampleFirst(takeKey(), 'name'))).toEqual(ids(takeKey()));
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { memoryCache } from '../../cache/cache.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { createMarkdown } from '../../markdown/markdown.ts';
import { readApis } from '../../read/api.ts';
import { documentContext } from '../document/document-context.ts';
import { listMembers, member } from '../located.ts';
import { describeSchema } from './schema.ts';
import type { Direction } from './schema-context.ts';

const markdown = await createMarkdown(memoryCache());
const MONEY = {
  type: 'object',
  properties: {
    value: { type: 'string' },
    parts: { type: 'array', items: { oneOf: [{ title: 'A' }, { title: 'B' }] } },
  },
};

function describer(components: JsonObject): (reference: string, prefix: string) => SchemaNode {
  const api = {
    document: { components: { schemas: components } },
    locate: () => ({ file: 'input.yaml', line: 1, column: 1 }),
  };
  const { context } = documentContext(api, { locale: 'en', markdown, report: () => undefined });
  return ($ref, prefix) =>
    describeSchema(context, { value: { $ref }, pointer: `/${prefix}` }, { prefix, direction: 'any' });
}

test('a component has the fragments of each place, and what is without any is one object', () => {
  const describe = describer({ Money: MONEY });

  const [body, response] = ['body', 'res-200'].map((prefix) => describe('#/components/schemas/Money', prefix));

  expect(body?.fields?.map(({ id }) => id)).toEqual(['body-value', 'body-parts']);
  expect(response?.fields?.map(({ id }) => id)).toEqual(['res-200-value', 'res-200-parts']);
  expect(response?.fields?.[1]?.schema.items?.alternatives?.options.map(({ id }) => id)).toEqual([
    'res-200-parts-1',
    'res-200-parts-2',
  ]);
  expect(response?.fields?.[0]?.schema).toBe(body?.fields?.[0]?.schema);
});

test('references to nowhere keep their own names', () => {
  const describe = describer({});

  expect([describe('one.yaml', 'body'), describe('two.yaml', 'query')].map(({ name }) => name)).toEqual([
    'one.yaml',
    'two.yaml',
  ]);
});

const FIXTURES = join(process.cwd(), 'tests/fixtures');
const DIRECTIONS: Direction[] = ['any', 'request', 'response'];
/** A component inside itself, by a field, by `allOf` and by a choice: what it is depends on where it is. */
const NESTED: JsonObject = {
  components: {
    schemas: {
      Node: {
        properties: { next: { $ref: '#/components/schemas/Node' }, leaf: { $ref: '#/components/schemas/Leaf' } },
      },
      Leaf: {
        description: 'End',
        allOf: [{ $ref: '#/components/schemas/Base' }],
        properties: { up: { $ref: '#/components/schemas/Node' } },
      },
      Base: { readOnly: true, properties: { kind: { type: 'string' }, leaf: { $ref: '#/components/schemas/Leaf' } } },
      Choice: { properties: { one: { anyOf: [{ $ref: '#/components/schemas/Base' }, { type: 'null' }] } } },
      Maps: {
        allOf: [
          { $ref: '#/components/schemas/Map' },
          {
            additionalProperties: { type: 'string' },
            patternProperties: { '^x': { $ref: '#/components/schemas/Choice' } },
          },
        ],
      },
      Map: { additionalProperties: { type: 'integer' } },
    },
  },
};

test('what is memoised is what would be described anew', async () => {
  const locate = () => ({ file: 'input.yaml', line: 1, column: 1 });
  const folders = ['site', 'content/multi-file'].map((name) => readApis(join(FIXTURES, name), '', () => undefined));
  const apis = [{ document: NESTED, locate }, ...(await Promise.all(folders)).flat()];

  for (const api of apis) {
    const { context } = documentContext(api, { locale: 'en', markdown, report: () => undefined });
    const forgetful = { ...context, memoise: <T>(_key: string, make: () => T) => make() };
    const schemas = listMembers(member(member(context.document.root, 'components'), 'schemas'));
    for (const [name, { pointer }] of schemas)
      for (const direction of DIRECTIONS) {
        const located = { value: { $ref: `#${pointer}` }, pointer: `/${name}` };
        const place = { prefix: `${name}-${direction}`, direction };
        expect(describeSchema(context, located, place)).toEqual(describeSchema(forgetful, located, place));
      }
  }
});

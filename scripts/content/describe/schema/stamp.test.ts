import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { memoryCache } from '../../cache/cache.ts';
import type { JsonObject } from '../../json/json-value.ts';
import { createMarkdown } from '../../markdown/markdown.ts';
import { documentContext } from '../document/document-context.ts';
import { describeSchema } from './schema.ts';

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

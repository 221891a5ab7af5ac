import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../src/model/schema.ts';
import { memoryCache } from '../cache/cache.ts';
import type { JsonObject } from '../json/json-value.ts';
import { createMarkdown } from '../markdown/markdown.ts';
import { documentContext } from './document/document-context.ts';
import { getSample } from './sample/sample-value.ts';
import { describeSchema } from './schema/schema.ts';

const markdown = await createMarkdown(memoryCache());

function describe(schema: JsonObject, components: JsonObject = {}, warnings: string[] = []): SchemaNode {
  const document = { components: { schemas: components }, schema };
  const api = { document, locate: () => ({ file: 'input.yaml', line: 1, column: 1 }) };
  const { context } = documentContext(api, { locale: 'en', markdown, report: ({ message }) => warnings.push(message) });
  return describeSchema(context, { value: schema, pointer: '/schema' }, { prefix: 'body', direction: 'request' });
}

/** Boxes in boxes. */
function nested(levels: number): JsonObject {
  return levels === 0 ? { type: 'string' } : { type: 'object', properties: { box: nested(levels - 1) } };
}

function getDepth({ fields = [] }: SchemaNode): number {
  return 1 + Math.max(0, ...fields.map(({ schema }) => getDepth(schema)));
}

function countNodes({ fields = [], items }: SchemaNode): number {
  return 1 + fields.reduce((sum, { schema }) => sum + countNodes(schema), 0) + (items ? countNodes(items) : 0);
}

test('cuts what is nested too deep, and reports it', () => {
  const warnings: string[] = [];
  const node = describe(nested(30), {}, warnings);

  expect(getDepth(node)).toBe(9);
  expect(JSON.stringify(node)).toContain('"cut":true');
  expect(warnings).toEqual(['the schema is not shown from here on: deeper than 8 levels']);
});

test('keeps a highly connected document small', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Room${index}`);
  const doors = Object.fromEntries(names.map((name) => [name.toLowerCase(), { $ref: `#/components/schemas/${name}` }]));
  const rooms = Object.fromEntries(names.map((name) => [name, { type: 'object', properties: doors }]));

  const node = describe({ $ref: '#/components/schemas/Room0' }, rooms);

  expect(countNodes(node)).toBeLessThan(1000);
  expect(JSON.stringify(getSample(node)).length).toBeLessThan(5000);
});

test('shows every value of a long enumeration', () => {
  const values = Array.from({ length: 1000 }, (_, index) => `CODE_${index}`);

  const node = describe({ type: 'string', enum: values });

  expect(node.enum).toHaveLength(1000);
});

test('gives fields whose names look alike different fragments', () => {
  const node = describe({ type: 'object', properties: { 'a b': {}, a_b: {}, 'a/b': {} } });

  expect(node.fields?.map(({ id }) => id)).toEqual(['body-a_b', 'body-a_b-2', 'body-a_b-3']);
});

test('ends for a component that is nothing but itself', () => {
  const node = describe(
    { $ref: '#/components/schemas/Echo' },
    { Echo: { allOf: [{ $ref: '#/components/schemas/Echo' }] } },
  );

  expect(node.type).toBe('any');
});

test('a budget ends at what is deepest, and never at a scalar', () => {
  const wide = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`w${i}`, { type: 'string' }])),
  };
  const fields = {
    deep: { $ref: '#/components/schemas/Deep' },
    other: { $ref: '#/components/schemas/Wide' },
    status: { enum: ['paid'] },
  };
  const Deep = {
    type: 'object',
    properties: { a: { $ref: '#/components/schemas/Wide' }, b: { $ref: '#/components/schemas/Wide2' } },
  };

  const node = describe({ type: 'object', properties: fields }, { Deep, Wide: wide, Wide2: wide });

  const [deep, other, status] = node.fields ?? [];
  expect(status?.schema.enum).toEqual([{ value: 'paid' }]);
  expect(other?.schema.fields).toHaveLength(300);
  expect(deep?.schema.fields?.map(({ schema }) => [schema.name, schema.fields?.length, schema.cut])).toEqual([
    ['Wide', 300, undefined],
    ['Wide2', undefined, true],
  ]);
});

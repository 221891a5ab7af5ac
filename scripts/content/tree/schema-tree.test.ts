import { expect, test } from 'vitest';
import type { Field, SchemaNode } from '../../../src/model/schema.ts';
import { listSubschemas, mapSchema, mapSubschemas } from './schema-tree.ts';

const field: Field = { name: 'leaf', id: 'body-leaf', required: true, schema: { type: 'field' } };

/** A schema with every kind of schema inside. */
const POT: SchemaNode = {
  type: 'object',
  fields: [field],
  values: { type: 'value' },
  items: { type: 'item' },
  prefixItems: [{ type: 'first' }, { type: 'second' }],
  alternatives: { kind: 'oneOf', options: [{ name: 'cup', id: 'body-cup', schema: { type: 'option' } }] },
};

test('lists exactly the schemas that are replaced, with the field of each', () => {
  const replaced: [SchemaNode, Field | undefined][] = [];
  mapSubschemas(POT, (schema, field) => {
    replaced.push([schema, field]);
    return schema;
  });

  expect(replaced).toEqual(listSubschemas(POT).map(({ schema, field }) => [schema, field]));
  expect(replaced.map(([{ type }]) => type)).toEqual(['field', 'value', 'item', 'first', 'second', 'option']);
});

test('a schema in which nothing is replaced stays the same object', () => {
  expect(mapSchema(POT, (node) => node)).toBe(POT);
});

test('replaces the outer schema before what is then inside it', () => {
  const changed = mapSchema(POT, (node) =>
    node === POT ? { type: 'list', items: { type: 'new' } } : { type: 'seen' },
  );

  expect(changed).toEqual({ type: 'list', items: { type: 'seen' } });
});

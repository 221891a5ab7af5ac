import { expect, test } from 'vitest';
import { required } from '../../../../packages/base/invariant.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { foldPage } from './fold-page.ts';

const field = (name: string, schema: SchemaNode): Field => ({ name, id: `res-${name}`, required: true, schema });
const scalars = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => field(`${prefix}-${index}`, { type: 'string' }));
const object = (fields: Field[], more: Partial<SchemaNode> = {}): SchemaNode => ({ type: 'object', fields, ...more });

function fold(schema: SchemaNode): Field[] {
  const types = new Set(['Root', 'Large', 'Small']);
  const { blocks } = foldPage([{ kind: 'schema', schema, direction: 'response' } satisfies Block], {
    path: '/tea',
    types,
  });
  const [block] = blocks;
  return required(block?.kind === 'schema' ? block.schema.fields : undefined, 'The block has the schema.');
}

test('a page of few fields stays the same object', () => {
  const fields = scalars('a', 20);

  expect(fold(object(fields))).toBe(fields);
});

test('what is nearest is shown, a deeper component of some size is a link to its page', () => {
  const fields = fold(
    object(
      [
        field('wide', object(scalars('w', 130))),
        field('inside', object([field('large', object(scalars('l', 100), { name: 'Large' }))])),
        field('small', object(scalars('s', 2), { name: 'Small' })),
        field('last', { type: 'string' }),
      ],
      { name: 'Root' },
    ),
  );

  const [wide, inside, small, last] = fields.map(({ schema }) => schema);
  expect(wide?.fields).toHaveLength(130);
  expect(inside?.fields?.[0]?.schema).toEqual({ type: 'object', name: 'Large', cut: true });
  expect(small?.fields).toHaveLength(2);
  expect(last).toEqual({ type: 'string' });
});

test('small alternatives become links where a page would have a hundred of them', () => {
  const names = Array.from({ length: 100 }, (_, index) => `Way${index}`);
  const options = names.map((name) => ({ name, id: `res-${name}`, schema: object(scalars(name, 2), { name }) }));
  const schema: SchemaNode = { type: 'object', alternatives: { kind: 'oneOf', options } };
  const { blocks } = foldPage([{ kind: 'schema', schema, direction: 'response' }], {
    path: '/tea',
    types: new Set(names),
  });
  const [block] = blocks;
  const shown = block?.kind === 'schema' ? (block.schema.alternatives?.options ?? []) : [];
  expect(shown.filter((option) => option.schema.cut)).toHaveLength(100);
});

test('a reference to a field that is no longer on the page becomes a link too', () => {
  const same = fold(
    object([
      field('wide', object(scalars('w', 195))),
      ...scalars('more', 12),
      field('large', object([field('deep', object(scalars('l', 100), { name: 'Large' }))], { name: 'Small' })),
      field('same', { type: 'object', name: 'Large', sameAs: { id: 'res-deep', name: 'deep' } }),
    ]),
  ).at(-1);

  expect(same?.schema).toEqual({ type: 'object', name: 'Large', cut: true });
});

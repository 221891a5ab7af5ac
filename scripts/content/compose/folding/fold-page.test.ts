import { expect, test } from 'vitest';
import { required } from '../../../../packages/base/invariant.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { foldPage } from './fold-page.ts';
import { linkRepeated } from './link-repeated.ts';

const PAGE = { path: '/tea/pour', types: new Set<string>() };

const field = (id: string, schema: SchemaNode): Field => ({ name: id, id: `body-${id}`, required: true, schema });
const object = (fields: Field[]): SchemaNode => ({ type: 'object', fields });
const scalars = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => field(`${prefix}-${index}`, { type: 'string' }));

function fold(fields: Field[]) {
  const { blocks, parts } = foldPage([{ kind: 'schema', schema: object(fields), direction: 'request' }], PAGE);
  const [block] = blocks;
  const shown = required(block?.kind === 'schema' ? block.schema.fields : undefined, 'The block has the schema.');
  return { shown: shown.map(({ schema }) => schema), parts };
}

test('a page that is not too long stays the same', () => {
  const fields = [field('pot', object(scalars('p', 200)))];

  expect(fold(fields)).toEqual({ shown: fields.map(({ schema }) => schema), parts: [] });
});

test('a large value leads to a page of its own, and a large one in it to another; a small one stays', () => {
  const { shown, parts } = fold([
    field('pot', object([...scalars('p', 60), field('lid', object(scalars('l', 150)))])),
    field('cups', object(scalars('c', 150))),
    field('spoon', object(scalars('s', 3))),
  ]);

  expect(shown.map(({ name, href, cut }) => ({ name, href, cut }))).toEqual([
    { name: undefined, href: undefined, cut: undefined },
    { name: 'cups', href: '/tea/pour/body-cups', cut: true },
    { name: undefined, href: undefined, cut: undefined },
  ]);
  expect(shown[0]?.fields?.at(-1)?.schema).toMatchObject({ href: '/tea/pour/body-lid', cut: true });
  expect(parts.map(({ path, name }) => [path, name])).toEqual([
    ['/tea/pour/body-lid', 'lid'],
    ['/tea/pour/body-cups', 'cups'],
  ]);
  expect(parts[1]?.blocks).toMatchObject([{ kind: 'schema', direction: 'request', schema: { type: 'object' } }]);
});

test('a large alternative leads to a page of its own, also one of an alternative', () => {
  const option = (name: string, length: number) => ({
    name,
    id: `body-${name}`,
    schema: object(scalars(name, length)),
  });
  const { shown, parts } = fold([
    field('way', {
      type: 'object',
      alternatives: {
        kind: 'oneOf',
        options: [
          option('small', 3),
          {
            ...option('large', 0),
            schema: { type: 'object', alternatives: { kind: 'anyOf', options: [option('a', 110), option('b', 190)] } },
          },
        ],
      },
    }),
  ]);

  const [way] = shown;
  const [small, large] = way?.alternatives?.options.map(({ schema }) => schema) ?? [];
  expect(small?.fields).toHaveLength(3);
  expect(large?.alternatives?.options.map(({ schema }) => schema.href)).toEqual([undefined, '/tea/pour/body-b']);
  expect(parts.map(({ path, name }) => [path, name])).toEqual([['/tea/pour/body-b', 'b']]);
});

test('a value that is the same as one of another part is a link to it there', () => {
  const { blocks, parts } = foldPage(
    [
      {
        kind: 'schema',
        schema: object([
          field('pot', object([...scalars('p', 220), field('lid', object([]))])),
          field(
            'cup',
            object([...scalars('c', 220), field('top', { type: 'object', sameAs: { id: 'body-lid', name: 'lid' } })]),
          ),
        ]),
        direction: 'request',
      },
    ],
    PAGE,
  );
  const link = linkRepeated({ path: '/tea/pour', blocks }, parts);
  const cup = required(
    parts.find(({ name }) => name === 'cup'),
    'The cup is too large for the page.',
  );
  const [block] = link(cup);
  const top = block?.kind === 'schema' ? block.schema.fields?.at(-1)?.schema : undefined;
  expect(top).toEqual({ type: 'object', name: 'lid', href: '/tea/pour/body-pot#body-lid', cut: true });
});

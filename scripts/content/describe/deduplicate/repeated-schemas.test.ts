import { expect, it } from 'vitest';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { deduplicateSchemas } from './repeated-schemas.ts';

const card = (id: string): SchemaNode => ({
  type: 'Card',
  name: 'Card',
  fields: [{ name: 'id', id: `${id}-id`, required: true, schema: { type: 'string' } }],
});

it('shows a component once, also where it comes again among the positions of a tuple', () => {
  const [schema] = deduplicateSchemas([
    {
      type: 'object',
      fields: [
        { name: 'first', id: 'res-first', required: true, schema: card('res-first') },
        {
          name: 'pair',
          id: 'res-pair',
          required: true,
          schema: { type: 'tuple', prefixItems: [{ type: 'string' }, card('res-pair-1')] },
        },
      ],
    },
  ]);

  expect(schema?.fields?.[1]?.schema.prefixItems).toEqual([
    { type: 'string' },
    { type: 'Card', name: 'Card', sameAs: { id: 'res-first', name: 'first' } },
  ]);
});

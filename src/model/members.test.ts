import { expect, it } from 'vitest';
import { memberFields } from './members.ts';

const amount = { name: 'amount', id: 'body-amount', required: true, schema: { type: 'string' } };

it('puts the positions of a tuple and the values of a map behind the fields', () => {
  const schema = {
    type: 'object',
    fields: [amount],
    prefixItems: [{ type: 'integer' }],
    values: { type: 'string', const: 'x' },
  };

  expect(memberFields(schema).map(({ name }) => name)).toEqual(['amount', '[0]', '*']);
});

it('leaves out the values of a map that its type already describes', () => {
  expect(memberFields({ type: 'map of string', values: { type: 'string' } })).toEqual([]);
});

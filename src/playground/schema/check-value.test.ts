import { expect, it } from 'vitest';
import { createCheck } from './check-value.ts';

const components = {
  schemas: {
    Money: {
      type: 'object',
      required: ['value', 'currency'],
      properties: { value: { type: 'string', pattern: '^\\d+$' }, currency: { enum: ['USD', 'EUR'] } },
    },
    Card: { type: 'object', required: ['card'], properties: { card: { type: 'string' } }, additionalProperties: false },
    Bank: {
      type: 'object',
      required: ['iban', 'bic'],
      properties: { iban: { type: 'string' }, bic: { type: 'string' } },
      additionalProperties: false,
    },
  },
};
const Order = {
  type: 'object',
  required: ['id', 'amount'],
  properties: {
    id: { type: 'string', readOnly: true },
    amount: { $ref: '#/components/schemas/Money' },
    tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
    to: { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }] },
  },
  additionalProperties: false,
};
const check = createCheck(Order, components, 'request');

it('names each field and the rule that it breaks, through references and lists', () => {
  expect(check({ amount: { value: 'x' }, tags: ['abc', 'long'], color: 1 })).toEqual([
    { field: 'amount.currency', rule: 'required' },
    { field: 'amount.value', rule: 'pattern' },
    { field: 'tags.1', rule: 'maxLength', value: '3' },
    { field: 'color', rule: 'unknown_field' },
  ]);
  expect(check({ amount: { value: '1', currency: 'JPY' } })).toEqual([
    { field: 'amount.currency', rule: 'enum', value: 'USD, EUR' },
  ]);
  expect(check('text')).toEqual([{ field: 'body', rule: 'type' }]);
});

it('says of a choice what the nearest schema lacks', () => {
  const amount = { value: '1', currency: 'USD' };
  expect(check({ amount, to: { iban: 'DE' } })).toEqual([{ field: 'to.bic', rule: 'required' }]);
  expect(check({ amount, to: { card: 1 } })).toEqual([{ field: 'to.card', rule: 'type' }]);
});

it('requires of a request what the client writes, of a response what the server writes', () => {
  const order = { amount: { value: '1', currency: 'USD' } };
  expect(check(order)).toEqual([]);
  expect(createCheck(Order, components, 'response')(order)).toEqual([{ field: 'id', rule: 'required' }]);
});

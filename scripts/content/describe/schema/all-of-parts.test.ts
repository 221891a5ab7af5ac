import { expect, test } from 'vitest';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';
import type { JsonObject } from '../../json/json-value.ts';

const schemas: JsonObject = {
  Leaf: { type: 'object', properties: { kind: { type: 'string' } } },
  Fault: { type: 'object', properties: { details: { type: 'array', items: { $ref: '#/components/schemas/Leaf' } } } },
  Choices: { properties: { details: { items: { anyOf: [{ title: 'Old' }, { title: 'Wet' }] } } } },
};

function describeBody(schema: JsonObject) {
  const paths = { '/tea': { get: { responses: { '200': { content: { 'application/json': { schema } } } } } } };
  const { operations } = describeForeign({ paths, components: { schemas } });
  return operations[0]?.operation.responses[0]?.contents[0]?.schema;
}

test('what a component and more say together has no name: its page would show less', () => {
  const composed = describeBody({
    allOf: [{ $ref: '#/components/schemas/Fault' }, { $ref: '#/components/schemas/Choices' }],
  });
  const items = composed?.fields?.[0]?.schema.items;
  expect(items?.name).toBeUndefined();
  expect(items?.fields?.map(({ name }) => name)).toEqual(['kind']);
  expect(items?.alternatives?.options.map(({ name }) => name)).toEqual(['Old', 'Wet']);
  expect(describeBody({ $ref: '#/components/schemas/Leaf', properties: { age: {} } })?.name).toBeUndefined();
});

test('a component with texts beside it, and one or null, keep the name', () => {
  const $ref = '#/components/schemas/Leaf';
  expect(describeBody({ $ref, description: 'A leaf' })?.name).toBe('Leaf');
  expect(describeBody({ allOf: [{ $ref }], description: 'A leaf' })?.name).toBe('Leaf');
  expect(describeBody({ anyOf: [{ $ref }, { type: 'null' }] })?.name).toBe('Leaf');
});

test('a choice between objects of constants is one enumeration with meanings', () => {
  const option = (code: string, text: string) => ({
    title: code,
    properties: { code: { type: 'string', enum: [code] }, text: { const: text } },
  });
  const schema = describeBody({
    properties: { code: { type: 'string', description: 'What failed' }, text: { type: 'string' } },
    anyOf: [option('COLD', 'The tea is cold.'), option('WEAK', 'The tea is weak.')],
  });
  expect(schema?.alternatives).toBeUndefined();
  expect(schema?.fields?.map(({ name, schema: { description, enum: values } }) => [name, description, values])).toEqual(
    [
      [
        'code',
        [['p', null, 'What failed']],
        [
          { value: 'COLD', description: ['The tea is cold.'] },
          { value: 'WEAK', description: ['The tea is weak.'] },
        ],
      ],
      ['text', undefined, undefined],
    ],
  );
});

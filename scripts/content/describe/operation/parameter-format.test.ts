import { expect, test } from 'vitest';
import { proseText } from '../../../../src/model/prose-text.ts';
import type { SchemaNode, Serialisation } from '../../../../src/model/schema.ts';
import { describeFormat } from './parameter-format.ts';

const LIST: SchemaNode = { type: 'array of integer', items: { type: 'integer' } };
const COLOURS: SchemaNode = { type: 'array', items: { type: 'string', enum: [{ value: 'blue' }, { value: 'black' }] } };
const RANGE: SchemaNode = {
  type: 'object',
  fields: ['from', 'to'].map((name) => ({ name, id: name, required: false, schema: { type: 'integer' } })),
};
const EITHER: SchemaNode = {
  type: 'any',
  alternatives: {
    kind: 'anyOf',
    options: [
      { name: 'number', id: 'body-number', schema: { type: 'integer' } },
      { name: 'range', id: 'body-range', schema: RANGE },
    ],
  },
};

const rows: [location: string, schema: SchemaNode, serialisation: Serialisation | undefined, text: string][] = [
  ['query', LIST, undefined, 'Repeat the name for each value: at=1&at=2'],
  ['query', COLOURS, { explode: false }, 'Join the values: at=blue,black'],
  ['query', COLOURS, { style: 'pipeDelimited' }, 'Join the values: at=blue|black'],
  ['query', COLOURS, { style: 'spaceDelimited' }, 'Join the values: at=blue%20black'],
  ['query', LIST, { style: 'deepObject' }, 'Put the position in brackets: at[0]=1&at[1]=2'],
  ['query', RANGE, undefined, 'Write each field as a parameter of its own: from=1&to=2'],
  ['query', EITHER, { style: 'deepObject' }, 'Put the name of the field in brackets: at[from]=1&at[to]=2'],
  ['query', RANGE, { isJson: true }, 'Write the value as JSON: at={"from":1,"to":2}'],
  ['path', LIST, undefined, 'Join the values: 1,2'],
  ['header', RANGE, { explode: true }, 'Join names and values: from=1,to=2'],
];

test.each(rows)('in the %s, %j as %j: %s', (location, schema, serialisation, text) => {
  const nodes = describeFormat({ locale: 'en' }, schema, {
    name: 'at',
    location,
    ...(serialisation && { serialisation }),
  });

  expect(proseText(nodes)).toBe(text);
});

test('nothing is said of a scalar', () => {
  const written = { name: 'at', location: 'query', serialisation: { style: 'form', explode: false } };

  expect(describeFormat({ locale: 'en' }, { type: 'string' }, written)).toEqual([]);
});

import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';
import { isObject, type JsonObject, type JsonValue } from '../../json/json-value.ts';

// 0.3 is no multiple of 0.1 for a computer.
const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
addFormats(ajv);

const components: JsonObject = {
  schemas: {
    Pet: { type: 'object', required: ['kind'], properties: { kind: { enum: ['dog', 'cat'] } } },
    Cat: {
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        { required: ['claws'], properties: { claws: { type: 'integer', minimum: 1 }, kind: { const: 'cat' } } },
      ],
    },
    Dog: {
      allOf: [
        { $ref: '#/components/schemas/Pet' },
        { required: ['bone'], properties: { bone: { type: 'string' }, kind: { const: 'dog' } } },
      ],
    },
    Shape: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
      },
    },
  },
};

/** The samples of requests whose body has one field, of one document. */
function sampleAll(schemas: JsonObject[]): JsonValue[] {
  const toOperation = (value: JsonObject) => ({
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object', required: ['value'], properties: { value } } } },
    },
    responses: { 204: { description: 'Done' } },
  });
  const paths = Object.fromEntries(schemas.map((schema, index) => [`/${index}`, { post: toOperation(schema) }]));
  return describeForeign({ paths, components }).operations.map(({ operation }) => {
    const body = operation.body?.contents[0]?.examples[0]?.value;
    return isObject(body) && body.value !== undefined ? body.value : null;
  });
}

/** What is wrong with the samples of schemas. */
function findFaults(schemas: JsonObject[]): string[] {
  const values = sampleAll(schemas);
  return schemas.flatMap((schema, index) => {
    const value = values[index];
    const validate = ajv.compile({ allOf: [schema], components });
    return validate(value)
      ? []
      : `${JSON.stringify(schema)}: ${JSON.stringify(value)} ${ajv.errorsText(validate.errors)}`;
  });
}

const STRINGS: JsonObject[] = [
  { minLength: 20 },
  { maxLength: 3 },
  { minLength: 100, maxLength: 100 },
  { pattern: '^[A-Z]{3}$' },
  { pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$', minLength: 7, maxLength: 7 },
  { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 12, maxLength: 16 },
  { pattern: '^(acct|cus)_[0-9A-Za-z]{14,}$' },
  { pattern: '^\\+[1-9]\\d{1,14}$', minLength: 8 },
  { pattern: '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,64}$' },
  { pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
  { pattern: '^\\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+$' },
  { pattern: '^#(?:[0-9a-fA-F]{3}){1,2}$' },
  { pattern: '^([01]?[0-9]|2[0-3]):[0-5][0-9]$' },
  { pattern: '^(?!0+$)[0-9]{10}$' },
  { pattern: '^[\\w.~+/-]+=*$', minLength: 43, maxLength: 128 },
  { pattern: '^$|^[A-Z]{2}$' },
  { pattern: 'tea', minLength: 12 },
  { pattern: '^(\\d)\\1$', enum: ['11', '22'] },
  ...'date-time date time duration email hostname ipv4 ipv6 uuid uri uri-reference uri-template json-pointer relative-json-pointer regex byte'
    .split(' ')
    .map((format) => ({ format })),
  { format: 'date', pattern: '^\\d{4}-\\d{2}-01$' },
  { format: 'email', maxLength: 13 },
  { contentEncoding: 'base64', pattern: '^(?:[A-Za-z0-9+/]{4})+$', minLength: 16 },
].map((schema) => ({ type: 'string', ...schema }) as JsonObject);

const NUMBERS: JsonObject[] = [
  { type: 'integer', exclusiveMinimum: 0 },
  { type: 'integer', exclusiveMaximum: 0 },
  { type: 'integer', minimum: 7, multipleOf: 5 },
  { type: 'integer', maximum: -7, multipleOf: 5 },
  { type: 'integer', exclusiveMinimum: 10, multipleOf: 10 },
  { type: 'integer', multipleOf: 2.5, minimum: 1 },
  { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
  { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 },
  { type: 'number', minimum: 0.3, multipleOf: 0.1 },
  { type: 'number', minimum: 5, exclusiveMinimum: 1 },
  { type: 'number', exclusiveMaximum: 100 },
];

const LISTS: JsonObject[] = [
  { type: 'array', items: { type: 'string' }, minItems: 3, uniqueItems: true },
  { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 2, uniqueItems: true },
  { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' }, minItems: 4, uniqueItems: true },
  { type: 'array', items: { type: 'string', maxLength: 2 }, minItems: 4, uniqueItems: true },
  { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 3, uniqueItems: true },
  { type: 'array', items: { type: 'string', format: 'date' }, minItems: 3, uniqueItems: true },
  { type: 'array', items: { type: 'integer', minimum: 5, multipleOf: 5 }, minItems: 3, uniqueItems: true },
  { type: 'array', items: { type: 'boolean' }, minItems: 2, uniqueItems: true },
  {
    type: 'array',
    items: { type: 'object', properties: { id: { type: 'integer' }, kind: { const: 'x' } } },
    minItems: 3,
    uniqueItems: true,
  },
  { type: 'array', items: { type: 'string', examples: ['one'] }, minItems: 2, uniqueItems: true },
  { type: 'array', items: { type: 'string' }, maxItems: 0 },
  { type: 'array', items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }, minItems: 4 },
];

const OBJECTS: JsonObject[] = [
  { type: 'object', additionalProperties: { type: 'integer', minimum: 3 } },
  { type: 'object', additionalProperties: { type: 'string' }, minProperties: 3 },
  {
    type: 'object',
    patternProperties: { '^x-[a-z]+$': { type: 'string' } },
    additionalProperties: false,
    minProperties: 1,
  },
  { type: 'object', additionalProperties: { type: 'boolean' }, propertyNames: { pattern: '^[A-Z]{3}$' } },
  { $ref: '#/components/schemas/Shape' },
  { type: 'array', items: { $ref: '#/components/schemas/Shape' }, minItems: 2 },
  {
    oneOf: [
      { type: 'object', required: ['shape'], properties: { shape: { $ref: '#/components/schemas/Shape' } } },
      { type: 'string' },
    ],
  },
  { type: ['string', 'null'], maxLength: 2 },
  { type: 'string', const: 'fixed' },
  { anyOf: [{ type: 'integer', minimum: 2 }, { type: 'null' }] },
  { not: { type: 'null' }, type: 'string' },
  { type: ['string', 'null'], enum: [null, 'a'] },
  { enum: [null] },
  { const: null },
  { type: 'object', maxProperties: 1, required: ['b'], properties: { a: { type: 'string' }, b: { type: 'string' } } },
  {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
    oneOf: [{ required: ['a'] }, { required: ['b'] }],
  },
  {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' } },
    anyOf: [{ required: ['a'] }, { required: ['b'] }],
  },
  {
    allOf: [
      { type: 'integer', minimum: 3 },
      { minimum: 8, multipleOf: 3 },
    ],
  },
  { allOf: [{ type: 'string', minLength: 3 }, { pattern: '^[a-z]+$' }, { pattern: '^x' }] },
  { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer', minimum: 4 }], items: false, minItems: 2 },
  {
    oneOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
      { type: 'object', required: ['b'], properties: { b: { type: 'string' } } },
    ],
  },
];

it('makes values that follow their schema', () => {
  expect(findFaults([...STRINGS, ...NUMBERS, ...LISTS, ...OBJECTS])).toEqual([]);
});

it('takes what is written first, and leaves out of a request what only the server writes', () => {
  const properties: JsonObject = { id: { type: 'string', readOnly: true }, name: { type: 'string' } };
  expect(
    sampleAll([
      { type: 'string', pattern: '^[A-Z]+$', examples: ['TEA'] },
      { type: 'integer', default: 4, minimum: 1 },
      { type: 'object', required: ['id'], properties },
    ]),
  ).toEqual(['TEA', 4, { name: 'string' }]);
});

it('is bounded, whatever a schema asks for', { timeout: 60_000 }, () => {
  const nested = (depth: number): JsonObject =>
    depth === 0 ? { type: 'string' } : { type: 'array', minItems: 1000, items: nested(depth - 1) };
  const [long, padded, backtracking, repeated, lists] = sampleAll([
    { type: 'string', minLength: 1_000_000_000 },
    { type: 'string', minLength: 1_000_000_000, pattern: '^[a-z]+$', format: 'email' },
    { type: 'string', pattern: '^(a+)+(?=b)a$' },
    { type: 'string', pattern: '^(a{2000}){2000}$' },
    nested(5),
  ]);
  expect(long).toHaveLength(2000);
  expect(padded).toHaveLength(2000);
  expect([backtracking, repeated]).toEqual(['string', 'string']);
  expect(JSON.stringify(lists).length).toBeLessThan(20_000);
});

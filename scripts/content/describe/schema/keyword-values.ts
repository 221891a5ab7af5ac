import type { JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, listMembers, member } from '../located.ts';

/** What a keyword takes, and how to fix a value when that shows what is meant. */
type Shape = { what: string; isRight(value: JsonValue): boolean; getHint?(value: JsonValue): string | undefined };

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const isText = (value: JsonValue) => typeof value === 'string';
const isFlag = (value: JsonValue) => typeof value === 'boolean';
const isNumber = (value: JsonValue) => typeof value === 'number';
const isSchema = (value: JsonValue) => isObject(value) || isFlag(value);
const isType = (value: JsonValue) => isText(value) && TYPES.includes(String(value));

function withoutQuotes(value: JsonValue): string | undefined {
  const isQuoted = isText(value) && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(String(value));
  return isQuoted ? `Write ${value}, without quotation marks.` : undefined;
}

const toList = (value: JsonValue) => (isText(value) ? `Write a list: [${value}].` : undefined);

const TEXT: Shape = { what: 'a text', isRight: isText };
const FLAG: Shape = { what: 'true or false', isRight: isFlag, getHint: withoutQuotes };
const NUMBER: Shape = { what: 'a number', isRight: isNumber, getHint: withoutQuotes };
/** A flag in OpenAPI 3.0. */
const LIMIT: Shape = { ...NUMBER, isRight: (value) => isNumber(value) || isFlag(value) };
const COUNT: Shape = {
  what: 'a whole number, 0 or more',
  isRight: (value) => Number.isInteger(value) && Number(value) >= 0,
  getHint: withoutQuotes,
};
const LIST: Shape = { what: 'a list', isRight: Array.isArray, getHint: toList };
const OBJECT: Shape = { what: 'an object', isRight: isObject };
const SCHEMA: Shape = { what: 'a schema', isRight: isSchema };

const SHAPES: Record<string, Shape> = {
  $ref: { ...TEXT, getHint: () => 'Write the address of a component: "#/components/schemas/Name".' },
  type: {
    what: 'a type or a list of types',
    isRight: (value) => (Array.isArray(value) ? value.every(isType) : isType(value)),
    getHint: getTypeHint,
  },
  required: {
    what: 'a list of field names',
    isRight: (value) => Array.isArray(value) && value.every(isText),
    getHint: (value) =>
      isFlag(value) ? 'Write the name of the field into "required" of the schema that has it.' : toList(value),
  },
  items: {
    ...SCHEMA,
    getHint: (value) => (Array.isArray(value) ? 'Schemas by position are "prefixItems".' : undefined),
  },
  pattern: {
    what: 'a regular expression of ECMAScript',
    isRight: (value) => isText(value) && ['', 'u'].some((flags) => compiles(String(value), flags)),
  },
  discriminator: {
    ...OBJECT,
    getHint: (value) => (isText(value) ? `Write discriminator: {propertyName: ${value}}.` : undefined),
  },
  ...each('title description format contentMediaType contentEncoding', TEXT),
  ...each('nullable deprecated readOnly writeOnly uniqueItems', FLAG),
  ...each('minimum maximum multipleOf', NUMBER),
  ...each('exclusiveMinimum exclusiveMaximum', LIMIT),
  ...each('minLength maxLength minItems maxItems minProperties maxProperties', COUNT),
  ...each('enum examples allOf oneOf anyOf prefixItems', LIST),
  ...each('properties patternProperties', OBJECT),
  ...each('additionalProperties unevaluatedProperties not if then else propertyNames', SCHEMA),
};

/** Keywords with schemas by name or position. */
const CONTAINERS = ['properties', 'patternProperties', 'allOf', 'oneOf', 'anyOf', 'prefixItems'];

/** Warns of values that a keyword cannot have; the rest of the schema is shown. */
export function warnAboutValues(context: Context, schema: Located): void {
  for (const [keyword, { value, pointer }] of listMembers(schema)) {
    const shape = Object.hasOwn(SHAPES, keyword) ? SHAPES[keyword] : undefined;
    if (value === undefined || !shape || shape.isRight(value)) continue;
    context.warn(pointer, `"${keyword}" (schema) is not ${shape.what}: ${toText(value)}`, shape.getHint?.(value));
  }
  for (const located of CONTAINERS.map((keyword) => member(schema, keyword)))
    for (const { value, pointer } of [...listItems(located), ...listMembers(located).map(([, item]) => item)])
      if (value !== undefined && !isSchema(value))
        context.warn(pointer, `this is not a schema: ${toText(value)}`, 'A schema is an object: {type: string}.');
}

function each(keywords: string, shape: Shape): Record<string, Shape> {
  return Object.fromEntries(keywords.split(' ').map((keyword) => [keyword, shape]));
}

function getTypeHint(value: JsonValue): string {
  const wrong = [value].flat().find((type) => !isType(type));
  const name = typeof wrong === 'string' ? nearest(wrong, TYPES) : undefined;
  return name ? `Did you mean "${name}"?` : `The types are ${TYPES.join(', ')}.`;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

const MAX_TEXT = 60;

function toText(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

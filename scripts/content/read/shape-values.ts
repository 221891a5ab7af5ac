import { nearest } from '../../document/nearest.js';
import { isObject, type JsonValue } from '../json/json-value.ts';

type Test = (value: JsonValue) => boolean;
type Hint = (value: JsonValue) => string | undefined;

/** What a field takes, and how to fix a value when that shows what is meant. */
export type Shape = { what: string; isRight: Test; getHint?: Hint };

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isNumber: Test = (value) => typeof value === 'number';
const isCount: Test = (value) => Number.isInteger(value) && Number(value) >= 0;
/** `file` is one of Swagger 2.0. */
const isType: Test = (value) => isText(value) && [...TYPES, 'file'].includes(String(value));
const isTypes: Test = (value) => (Array.isArray(value) ? value.length > 0 && value.every(isType) : isType(value));
const isPattern: Test = (value) => isText(value) && ['', 'u'].some((flags) => compiles(String(value), flags));

const withoutQuotes: Hint = (value) =>
  /^"(?:true|false|-?\d+(?:\.\d+)?)"$/.test(JSON.stringify(value))
    ? `Write ${value}, without quotation marks.`
    : undefined;

const toList: Hint = (value) => {
  if (isObject(value)) return 'Write "- " before its first field.';
  return isText(value) ? `Write a list: [${value}].` : undefined;
};

const toRequired: Hint = (value) =>
  isFlag(value) ? 'Write the name of the field into "required" of the schema that has it.' : toList(value);

const toType: Hint = (value) => {
  const wrong = [value].flat().find((type) => !isType(type));
  const name = typeof wrong === 'string' ? nearest(wrong, TYPES) : undefined;
  return name ? `Did you mean "${name}"?` : `The types are ${TYPES.join(', ')}.`;
};

const LIST: Shape = { what: 'a list', isRight: Array.isArray, getHint: toList };
const OBJECT: Shape = { what: 'an object', isRight: isObject };

/** The shapes of the table that are no objects of a document. */
export const VALUES: Record<string, Shape> = {
  any: { what: 'a value', isRight: () => true },
  text: { what: 'a string', isRight: isText },
  // A number says the same: `version: 2`.
  name: { what: 'a string', isRight: (value) => isText(value) || isNumber(value) },
  // Of a channel that has none.
  address: { what: 'a string', isRight: (value) => isText(value) || value === null },
  flag: { what: 'true or false', isRight: isFlag, getHint: withoutQuotes },
  number: { what: 'a number', isRight: isNumber, getHint: withoutQuotes },
  // A flag in OpenAPI 3.0.
  limit: { what: 'a number', isRight: (value) => isNumber(value) || isFlag(value), getHint: withoutQuotes },
  count: { what: 'a non-negative integer', isRight: isCount, getHint: withoutQuotes },
  list: LIST,
  object: OBJECT,
  type: { what: 'a type or a list of types', isRight: isTypes, getHint: toType },
  names: {
    what: 'a list of field names',
    isRight: (value) => Array.isArray(value) && value.every(isText),
    getHint: toRequired,
  },
  pattern: { what: 'an ECMAScript regular expression', isRight: isPattern },
};

const HINTS: Record<string, (value: JsonValue) => string> = {
  discriminator: (value) => `Write discriminator: {propertyName: ${value}}.`,
  'security requirement': (value) => `Write {${value}: []}.`,
};

/** The shape of an object of a document. A schema may be true or false as well. */
export function getObjectShape(kind: string): Shape {
  if (kind !== 'schema') return { ...OBJECT, getHint: (value) => (isText(value) ? HINTS[kind]?.(value) : undefined) };
  const getHint: Hint = (value) =>
    Array.isArray(value) ? 'Schemas by position are "prefixItems".' : 'A schema is an object: {type: string}.';
  return { what: 'a schema', isRight: (value) => isObject(value) || isFlag(value), getHint };
}

/** The shape of several: a list, or a map by name. */
export function getContainerShape(container: string): Shape {
  return container === '[]' ? LIST : OBJECT;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

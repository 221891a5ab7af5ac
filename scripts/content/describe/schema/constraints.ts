import { referenceName } from '../../../../packages/base/json/pointer.js';
import type { Locale } from '../../../../src/model/locale.ts';
import type { Constraint, JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { type Context, resolve } from '../context.ts';
import { member } from '../located.ts';
import type { Part } from './all-of-parts.ts';
import { patternInWords } from './pattern-words.ts';
import { schemaInWords } from './schema-words.ts';

const SIMPLE = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'contentMediaType',
  'contentEncoding',
] as const satisfies Constraint['kind'][];

const MAX_SCHEMA_TEXT = 80;

/** The rules of all parts, each once. In OpenAPI 3.0 `exclusiveMinimum: true` qualifies `minimum`. */
export function getConstraints(parts: Part[], context: Context): Constraint[] | undefined {
  const { locale } = context;
  const constraints = parts.flatMap((part) => [
    ...simpleConstraints(part.schema),
    ...nameConstraints(part, context),
    ...notConstraints(part.schema, locale),
  ]);
  const unique = constraints.filter(
    ({ kind, value }, index) =>
      constraints.findIndex((other) => other.kind === kind && other.value === value) === index,
  );
  return unique.length > 0 ? unique.map((constraint) => withWords(constraint, locale)) : undefined;
}

function withWords(constraint: Constraint, locale: Locale): Constraint {
  const isPattern = constraint.kind === 'pattern' || constraint.kind === 'propertyNames';
  const words = isPattern ? patternInWords(constraint.value, locale) : undefined;
  return words === undefined ? constraint : { ...constraint, words };
}

function simpleConstraints(schema: Part['schema']): Constraint[] {
  return SIMPLE.flatMap((kind): Constraint[] => {
    const value = schema[kind];
    if (kind === 'minimum' && schema.exclusiveMinimum === true) return rule('exclusiveMinimum', value);
    if (kind === 'maximum' && schema.exclusiveMaximum === true) return rule('exclusiveMaximum', value);
    if (value === false || (value === true && kind !== 'uniqueItems')) return [];
    return rule(kind, typeof value === 'number' ? toDigits(value, schema.format) : value);
  });
}

/**
 * A number beyond the safe integers with all its digits. The largest values of 64 bits are no doubles: reading has made them the next power
 * of two, which no value of the format can be.
 */
function toDigits(value: number, format: JsonValue | undefined): JsonValue {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) >= 1e21) return value;
  const isTooLarge = (format === 'uint64' && value === 2 ** 64) || (format === 'int64' && value === 2 ** 63);
  return String(isTooLarge ? BigInt(value) - 1n : BigInt(value));
}

function rule(kind: Constraint['kind'], value: JsonValue | undefined): Constraint[] {
  return value === undefined || typeof value === 'object' ? [] : [{ kind, value: String(value) }];
}

/** Which names the fields of an object may have: patterns, or a schema of its own. */
function nameConstraints({ schema, located }: Part, context: Context): Constraint[] {
  const { patternProperties } = schema;
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  const names = resolve(context, member(located, 'propertyNames')).value;
  // Names are strings anyway.
  const { type: _, ...own } = isObject(names) ? names : {};
  const isPattern = Object.keys(own).join() === 'pattern';
  const words = isPattern ? undefined : inWords(own, context.locale);
  return [
    ...patterns.flatMap((pattern) => rule('propertyNames', pattern)),
    ...(Object.keys(own).length === 0 ? [] : rule('propertyNames', words ?? schemaText(own))),
  ];
}

function notConstraints({ not }: Part['schema'], locale: Locale): Constraint[] {
  return not === undefined ? [] : rule('not', inWords(not, locale) ?? schemaText(not));
}

/** Without the marks of code, because the value of a rule is code itself. */
function inWords(schema: JsonValue, locale: Locale): string | undefined {
  return schemaInWords(schema, locale)?.replaceAll('`', '');
}

/** A small schema as text: its name, its pattern when that is all there is to it, otherwise its JSON. */
function schemaText(schema: JsonValue): string {
  if (isObject(schema) && typeof schema.$ref === 'string') return referenceName(schema.$ref);
  if (isObject(schema) && typeof schema.pattern === 'string') return schema.pattern;
  const text = JSON.stringify(schema);
  return text.length > MAX_SCHEMA_TEXT ? `${text.slice(0, MAX_SCHEMA_TEXT)}…` : text;
}

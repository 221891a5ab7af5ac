import type { Locale } from '../../../../src/model/locale.ts';
import type { Constraint, JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
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
export function getConstraints(parts: Part[], locale: Locale): Constraint[] | undefined {
  const constraints = parts.flatMap(({ schema }) => [
    ...simpleConstraints(schema),
    ...schemaConstraints(schema, locale),
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
    return rule(kind, value);
  });
}

function rule(kind: Constraint['kind'], value: JsonValue | undefined): Constraint[] {
  return value === undefined || typeof value === 'object' ? [] : [{ kind, value: String(value) }];
}

function schemaConstraints({ propertyNames, patternProperties, not }: Part['schema'], locale: Locale): Constraint[] {
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  return [
    ...patterns.flatMap((pattern) => rule('propertyNames', pattern)),
    ...(propertyNames === undefined ? [] : rule('propertyNames', schemaText(propertyNames))),
    ...(not === undefined ? [] : rule('not', schemaInWords(not, locale)?.replaceAll('`', '') ?? schemaText(not))),
  ];
}

/** A small schema as text: its pattern when that is all there is to it, otherwise its JSON. */
function schemaText(schema: JsonValue): string {
  if (isObject(schema) && typeof schema.pattern === 'string') return schema.pattern;
  const text = JSON.stringify(schema);
  return text.length > MAX_SCHEMA_TEXT ? `${text.slice(0, MAX_SCHEMA_TEXT)}…` : text;
}

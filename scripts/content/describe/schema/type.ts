import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import type { Part } from './all-of-parts.ts';

/** JSON types that all parts allow, without `null`; empty when none says. */
export function jsonTypes(parts: Part[]): string[] {
  const stated = parts.map(({ schema }) => getTypes(schema.type)).filter((types) => types.length > 0);
  const [first, ...rest] = stated;
  if (!first) return impliedTypes(parts);
  const shared = first.filter((type) =>
    rest.every((types) => types.includes(type) || (type === 'integer' && types.includes('number'))),
  );
  return (shared.length > 0 ? shared : first).filter((type) => type !== 'null');
}

/** Whether `null` is allowed: 3.1 type lists, 3.0 `nullable`, a constant. */
export function allowsNull(parts: Part[]): boolean {
  const isNullable = ({ schema }: Part) => schema.nullable === true || getTypes(schema.type).includes('null');
  const typed = parts.filter(({ schema }) => schema.type !== undefined);
  return typed.length > 0 ? typed.every(isNullable) : parts.some(isNullable);
}

function getTypes(type: JsonValue | undefined): string[] {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((item) => typeof item === 'string') : [];
}

function impliedTypes(parts: Part[]): string[] {
  const has = (keyword: string) => parts.some(({ schema }) => schema[keyword] !== undefined);
  if (has('properties') || has('additionalProperties') || has('patternProperties')) return ['object'];
  if (has('items') || has('prefixItems')) return ['array'];
  const values = parts.flatMap(({ schema }) =>
    Array.isArray(schema.enum) ? schema.enum : 'const' in schema ? [schema.const] : [],
  );
  return getValueTypes(values);
}

function getValueTypes(values: (JsonValue | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => getValueType(value) ?? []))];
}

function getValueType(value: JsonValue | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value === 'object' ? 'object' : typeof value;
}

/** The type in words: `string · date-time`, `array of Card`, `map of integer or null`. Language-neutral, as in code. */
export function typeInWords(types: string[], node: Partial<SchemaNode>, parts: Part[]): string {
  const known = types.length > 0 ? types : getValueTypes(node.enum?.map(({ value }) => value) ?? []);
  const words = known.length > 0 ? known.map((type) => typeWord(type, node)) : untypedWords(node);
  const format = parts.map(({ schema }) => schema.format).find((value) => typeof value === 'string');
  const notes = [format, node.enum ? 'enum' : undefined].filter((note) => note !== undefined);
  return [...words.slice(0, -1), [words.at(-1) ?? 'any', ...notes].join(' · ')].join(' or ');
}

function typeWord(type: string, { items, prefixItems, values, fields }: Partial<SchemaNode>): string {
  if (type === 'array')
    return prefixItems ? 'tuple' : items && items.type !== 'any' ? `array of ${shortType(items)}` : 'array';
  if (type === 'object' && values && !fields) return values.type === 'any' ? 'map' : `map of ${shortType(values)}`;
  return type;
}

function untypedWords({ alternatives }: Partial<SchemaNode>): string[] {
  if (!alternatives) return ['any'];
  const names = [...new Set(alternatives.options.map(({ schema }) => shortType(schema)))];
  return names.length <= 3 ? names : [`one of ${alternatives.options.length}`];
}

function shortType({ name, type }: SchemaNode): string {
  return name ?? type;
}

import type { EnumValue, JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, member, textAt } from '../located.ts';
import type { Part } from './all-of-parts.ts';

/** Values that all parts allow, a constant among them, with their meanings (`x-enumDescriptions`, a map or a list; or `oneOf` of constants). */
export function getEnum(context: Context, parts: Part[]): EnumValue[] | undefined {
  const lists = parts.filter(({ schema }) => Array.isArray(schema.enum) && !isCatalogue(schema));
  const [first, ...rest] = lists;
  if (!first) return getConstants(context, parts);
  const allowed = [
    ...rest.map(({ schema }) => (Array.isArray(schema.enum) ? schema.enum : [])),
    ...parts.flatMap(({ schema }) => (schema.const === undefined ? [] : [[schema.const]])),
  ];
  const values = Array.isArray(first.schema.enum) ? first.schema.enum : [];
  const shared = values.filter((value) => allowed.every((list) => list.includes(value)));
  return shared.map((value) => ({
    value,
    description: getMeaning(context, lists, { value, index: values.indexOf(value) }),
  }));
}

/** The catalogue of error codes: an operation lists its own, so not all of them are repeated in every response. */
function isCatalogue(schema: Part['schema']): boolean {
  return schema['x-errors'] !== undefined;
}

function getMeaning(
  context: Context,
  lists: Part[],
  { value, index }: { value: JsonValue; index: number },
): EnumValue['description'] {
  for (const { located } of lists) {
    for (const name of ['x-enumDescriptions', 'x-enum-descriptions']) {
      const descriptions = member(located, name);
      const found = listItems(descriptions)[index] ?? member(descriptions, String(value));
      const text = textAt(found);
      if (text) return context.inline(text, found.pointer);
    }
  }
  return undefined;
}

/** `oneOf: [{const: a, description: …}, …]` is how JSON Schema describes the values of an enumeration. */
function getConstants(context: Context, parts: Part[]): EnumValue[] | undefined {
  for (const { located } of parts) {
    const options = [...listItems(member(located, 'oneOf')), ...listItems(member(located, 'anyOf'))];
    if (options.length > 1 && options.every(isConstant)) return options.map((option) => getConstant(context, option));
  }
  return undefined;
}

export function isConstant({ value }: Located): boolean {
  return isObject(value) && 'const' in value && value.const !== null;
}

function getConstant(context: Context, option: Located): EnumValue {
  const text = ['description', 'title'].map((name) => member(option, name)).find((located) => textAt(located));
  return {
    value: member(option, 'const').value ?? null,
    description: text && context.inline(textAt(text) ?? '', text.pointer),
  };
}

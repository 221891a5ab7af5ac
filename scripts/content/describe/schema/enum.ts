import type { EnumValue, JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, member, stringAt, textAt } from '../located.ts';
import type { Part } from './all-of-parts.ts';

/** Values that all parts allow, a constant among them, with their meanings (`x-enumDescriptions`, a map or a list; or `oneOf` of constants). */
export function getEnum(context: Context, parts: Part[]): EnumValue[] | undefined {
  const lists = parts.filter(({ schema }) => Array.isArray(schema.enum) && !isCatalogue(schema));
  const [first, ...rest] = lists;
  if (!first) return getConstants(context, parts);
  // Sets and one look at each list of meanings: an enumeration of others may have 100,000 values.
  const allowed = [
    ...rest.map(({ schema }) => new Set(Array.isArray(schema.enum) ? schema.enum : [])),
    ...parts.flatMap(({ schema }) => (schema.const === undefined ? [] : [new Set([schema.const])])),
  ];
  const values = Array.isArray(first.schema.enum) ? first.schema.enum : [];
  const getMeaning = meaningsOf(context, lists);
  return values.flatMap((value, index) =>
    allowed.every((set) => set.has(value)) ? [{ value, description: getMeaning(value, index) }] : [],
  );
}

/** The catalogue of error codes: an operation lists its own, so not all of them are repeated in every response. */
function isCatalogue(schema: Part['schema']): boolean {
  return schema['x-errors'] !== undefined;
}

type GetMeaning = (value: JsonValue, index: number) => EnumValue['description'];

function meaningsOf(context: Context, lists: Part[]): GetMeaning {
  const meanings = lists.flatMap(({ located }) =>
    ['x-enumDescriptions', 'x-enum-descriptions'].map((name) => {
      const descriptions = member(located, name);
      return { descriptions, items: listItems(descriptions) };
    }),
  );
  return (value, index) => {
    for (const { descriptions, items } of meanings) {
      const found = items[index] ?? member(descriptions, String(value));
      const text = textAt(found);
      if (text) return context.inline(text, found.pointer);
    }
    return undefined;
  };
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
    description: text && context.inline(stringAt(text), text.pointer),
  };
}

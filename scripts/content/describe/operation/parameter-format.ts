import type { ProseNode } from '../../../../src/model/prose.ts';
import type { JsonValue, SchemaNode, Serialisation } from '../../../../src/model/schema.ts';
import { toPairs, toSimple } from '../../../../src/samples/serialise.ts';
import { getText } from '../../texts/texts.ts';
import type { Context } from '../context.ts';

/** A parameter or response header: where it is decides what its style is when the document does not say it. */
type Written = { name: string; location: string; serialisation?: Serialisation };

/**
 * How a list or an object is written as text, with two values: "Repeat the name for each value: `id=1&id=2`". Nothing for a scalar.
 * https://spec.openapis.org/oas/v3.1.1#style-values
 */
export function describeFormat({ locale }: Pick<Context, 'locale'>, schema: SchemaNode, written: Written): ProseNode[] {
  const value = getTwoValues(schema);
  if (value === undefined) return [];
  const text = getText(locale)(`content:format.${getFormat(written, Array.isArray(value))}`);
  return [['p', null, text, ['code', null, writeValue(written, value)]]];
}

type Format = 'json' | 'repeat' | 'fields' | 'position' | 'brackets' | 'list' | 'object';

function getFormat({ location, serialisation = {} }: Written, isList: boolean): Format {
  if (serialisation.isJson) return 'json';
  if (serialisation.style === 'deepObject') return isList ? 'position' : 'brackets';
  const { style = 'form', explode = style === 'form' } = serialisation;
  if (isInQuery(location) && explode) return isList ? 'repeat' : 'fields';
  return isList ? 'list' : 'object';
}

function isInQuery(location: string): boolean {
  return location === 'query' || location === 'cookie';
}

function writeValue({ name, location, serialisation }: Written, value: JsonValue): string {
  if (!isInQuery(location)) return toSimple(name, value, serialisation);
  // Brackets, quotes and bars are easier to read than their codes; a space has to be seen.
  return decodeURIComponent(toPairs(name, value, serialisation).join('&').replaceAll('%20', '%2520'));
}

function getTwoValues(schema: SchemaNode): JsonValue | undefined {
  const { items, prefixItems, fields, values, alternatives } = schema;
  const [first, second] = prefixItems ?? [];
  const item = items ?? first;
  if (item) return [getScalar(item, 0), getScalar(second ?? item, 1)];
  if (fields) {
    const scalars = fields.filter((field) => isScalar(field.schema));
    const shown = (scalars.length > 0 ? scalars : fields).slice(0, 2);
    return Object.fromEntries(shown.map((field, index) => [field.name, getScalar(field.schema, index)]));
  }
  if (values) return { name: getScalar(values, 0) };
  return alternatives?.options.map((option) => getTwoValues(option.schema)).find((value) => value !== undefined);
}

function isScalar({ items, fields, values, alternatives }: SchemaNode): boolean {
  return !(items || fields || values || alternatives);
}

function getScalar({ enum: values = [], type }: SchemaNode, index: number): JsonValue {
  const stated = values[index % Math.max(values.length, 1)]?.value;
  if (stated !== undefined) return stated;
  return /^(integer|number)\b/.test(type) ? index + 1 : (['a', 'b'][index] ?? 'a');
}

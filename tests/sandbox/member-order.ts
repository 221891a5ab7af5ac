import type { JsonObject, JsonValue } from '../../scripts/content/json/json-value.ts';
import { resolve } from '../../scripts/document/resolve.js';

/** Objects of a value whose members are in another order than their schema lists them: `data.fee after data.amount`. */
export function findDisorder(document: JsonObject, schema: JsonValue | undefined, value: JsonValue, at = ''): string[] {
  if (Array.isArray(value)) {
    const items = collect(document, schema, 'items')[0];
    return value.flatMap((item, index) => findDisorder(document, items, item, `${at}[${index}]`));
  }
  if (!isObject(value)) return [];
  const properties = collect(document, schema, 'properties').filter(isObject);
  const order = properties.flatMap((one) => Object.keys(one));
  const names = Object.keys(value).filter((name) => order.includes(name));
  const sorted = names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const wrong = names.findIndex((name, index) => name !== sorted[index]);
  return [
    ...(wrong < 0 ? [] : [`${at}: ${names[wrong]} before ${sorted[wrong]}`]),
    ...names.flatMap((name) =>
      findDisorder(
        document,
        properties.map((one) => one[name]).find((one) => one !== undefined),
        value[name] ?? null,
        `${at}.${name}`,
      ),
    ),
  ];
}

/** What a keyword says in a schema, in the parts that it is composed of and in its alternatives. */
function collect(document: JsonObject, schema: JsonValue | undefined, keyword: 'items' | 'properties'): JsonValue[] {
  const { value } = resolve(document, [], schema);
  if (!isObject(value)) return [];
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (Array.isArray(value[name]) ? value[name] : []));
  return [
    ...(value[keyword] === undefined ? [] : [value[keyword]]),
    ...parts.flatMap((part) => collect(document, part, keyword)),
  ];
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

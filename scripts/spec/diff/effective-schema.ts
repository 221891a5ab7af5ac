import { isObject, type JsonObject, type JsonValue } from '../../content/json/json-value.ts';
import { resolve } from '../../document/resolve.js';

/** A schema with its references followed and its `allOf` merged one level deep, and the component it came from. */
export type EffectiveSchema = { schema: JsonObject; name?: string };

export function effectiveSchema(document: JsonObject, value: JsonValue | undefined, depth = 0): EffectiveSchema {
  if (!isObject(value)) return { schema: value === false ? { not: {} } : {} };
  const { $ref, allOf, ...own } = value;
  const parts: EffectiveSchema[] = [];
  // A chain of references deeper than this is a schema that contains itself.
  if (typeof $ref === 'string' && depth < 20)
    parts.push(effectiveSchema(document, resolve(document, [], { $ref }).value, depth + 1));
  if (Array.isArray(allOf) && depth < 20)
    parts.push(...allOf.map((part) => effectiveSchema(document, part, depth + 1)));
  const schema = [...parts.map((part) => part.schema), own].reduce(merge, {});
  return { schema, name: typeof $ref === 'string' ? $ref : undefined };
}

function merge(one: JsonObject, other: JsonObject): JsonObject {
  const merged: JsonObject = { ...one, ...other };
  if (isObject(one.properties) && isObject(other.properties))
    merged.properties = { ...one.properties, ...other.properties };
  if (Array.isArray(one.required) && Array.isArray(other.required)) {
    merged.required = [...new Set([...one.required, ...other.required])];
  }
  return merged;
}

import { isObject, type JsonObject, type JsonValue } from '../../content/json/json-value.ts';
import { openDocument } from '../../document/reader.js';

/** A schema with its references followed and its `allOf` merged one level deep, and the component it came from. */
export type EffectiveSchema = { schema: JsonObject; name?: string };

export function effectiveSchema(document: JsonObject, value: JsonValue | undefined): EffectiveSchema {
  const parts = openDocument(document).parts({ value, pointer: '' });
  const name = isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
  return { schema: parts.map((part) => withoutParts(part.value)).reduce(merge, {}), name };
}

function withoutParts(value: JsonValue | undefined): JsonObject {
  if (!isObject(value)) return value === false ? { not: {} } : {};
  const { $ref: _reference, allOf: _parts, ...own } = value;
  return own;
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

import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';

/**
 * An example of a JSON body that is written as text, as exported documents have it: `"{\"id\": 1}"` is an object, unless the body is a string.
 * Sent as it is, it would be JSON within JSON.
 */
export function readJsonText(
  value: JsonValue,
  { mediaType, schema }: { mediaType: string; schema: SchemaNode },
): JsonValue {
  if (typeof value !== 'string' || !mediaType.includes('json') || /\bstring\b/.test(schema.type)) return value;
  if (!/^\s*[[{]/.test(value)) return value;
  try {
    const read: JsonValue = JSON.parse(value);
    return read;
  } catch {
    return value;
  }
}

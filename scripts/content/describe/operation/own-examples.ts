import type { Content } from '../../../../src/model/operation.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { mapSubschemas } from '../../tree/schema-tree.ts';

/**
 * Replaces the examples of fields by the values that the body's own example has: those of a shared schema may be of another operation.
 * What is read needs none beside it, because the example is next to the fields.
 */
export function withOwnExamples(content: Content, use: 'replace' | 'leave out'): Content {
  const [example] = content.examples;
  return example ? { ...content, schema: withValues(content.schema, example.value, use) } : content;
}

function withValues(schema: SchemaNode, value: JsonValue | undefined, use: 'replace' | 'leave out'): SchemaNode {
  const inside = mapSubschemas(schema, (part, field) =>
    withValues(part, field ? getMember(value, field.name) : first(value), use),
  );
  if (!inside.examples || value === undefined || value === null || typeof value === 'object') return inside;
  const { examples: _examples, ...rest } = inside;
  return use === 'replace' ? { ...rest, examples: [value] } : rest;
}

function getMember(value: JsonValue | undefined, name: string): JsonValue | undefined {
  const object = Array.isArray(value) ? value[0] : value;
  return isObject(object) ? object[name] : undefined;
}

/** The element of an array; an alternative or a shared value is about the value itself. */
function first(value: JsonValue | undefined): JsonValue | undefined {
  return Array.isArray(value) ? value[0] : value;
}

import type { Content } from '../../../../src/model/operation.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { listSubschemas, mapSchema } from '../../tree/schema-tree.ts';

/** Where a body and all objects in it refuse other fields, the body says so for all of them. */
export function withClosedOnce(content: Content): Content {
  const { schema } = content;
  if (!isClosed(schema)) return content;
  const inside = mapSchema(schema, ({ closed: _closed, ...rest }) => rest);
  return { ...content, schema: { ...inside, closed: true } };
}

function isClosed(schema: SchemaNode): boolean {
  const isOpen = schema.fields !== undefined && !schema.closed;
  return !isOpen && listSubschemas(schema).every(({ schema: part }) => isClosed(part));
}

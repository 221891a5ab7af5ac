import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { mapSubschemas, withoutSubschemas } from '../../tree/schema-tree.ts';
import { getFingerprint } from './fingerprint.ts';

/** Where a component was shown first. */
type Shown = Map<string, { id: string; name: string }>;

/**
 * Shows each component once in a part that is only read: a response, or the messages of a channel. Where it comes again with the
 * same members, they give way to a link (`sameAs`).
 */
export function deduplicateSchemas(schemas: SchemaNode[]): SchemaNode[] {
  const shown: Shown = new Map();
  return schemas.map((schema) => deduplicateSchema(schema, undefined, shown));
}

function deduplicateSchema(schema: SchemaNode, field: Field | undefined, shown: Shown): SchemaNode {
  if (schema.name !== undefined && schema.fields && field) {
    const key = membersText(schema);
    const first = shown.get(key);
    if (first) return { ...withoutSubschemas(schema), sameAs: first };
    shown.set(key, { id: field.id, name: field.name });
  }
  return mapSubschemas(schema, (part, own) => deduplicateSchema(part, own ?? field, shown));
}

/** What makes two schemas render the same: the name and the members, not their descriptions nor the fragments of its fields. */
function membersText({ name, fields, values, items, prefixItems, alternatives, closed }: SchemaNode): string {
  return getFingerprint({ name, fields, values, items, prefixItems, alternatives, closed });
}

import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapAll, put } from './update-if-changed.ts';

/** Replaces every schema of a tree, the outer before what is then inside it. A tree without changes stays the same object. */
export function mapSchema(schema: SchemaNode, change: (node: SchemaNode) => SchemaNode): SchemaNode {
  const node = change(schema);
  const inside = (part: SchemaNode) => mapSchema(part, change);
  const { fields, values, items, prefixItems, alternatives } = node;
  return put(node, {
    ...(fields && { fields: mapAll(fields, (field) => put(field, { schema: inside(field.schema) })) }),
    ...(values && { values: inside(values) }),
    ...(items && { items: inside(items) }),
    ...(prefixItems && { prefixItems: mapAll(prefixItems, inside) }),
    ...(alternatives && {
      alternatives: put(alternatives, {
        options: mapAll(alternatives.options, (option) => put(option, { schema: inside(option.schema) })),
      }),
    }),
  });
}

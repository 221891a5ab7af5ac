import type { SchemaNode } from '../../../src/model/schema.ts';

/** Replaces every schema of a tree, the outer before what is then inside it. */
export function mapSchema(schema: SchemaNode, change: (node: SchemaNode) => SchemaNode): SchemaNode {
  const node = change(schema);
  const inside = (part: SchemaNode) => mapSchema(part, change);
  const { fields, values, items, prefixItems, alternatives } = node;
  return {
    ...node,
    ...(fields && { fields: fields.map((field) => ({ ...field, schema: inside(field.schema) })) }),
    ...(values && { values: inside(values) }),
    ...(items && { items: inside(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(inside) }),
    ...(alternatives && {
      alternatives: {
        ...alternatives,
        options: alternatives.options.map(({ name, schema: option }) => ({ name, schema: inside(option) })),
      },
    }),
  };
}

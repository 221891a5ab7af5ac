import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapIfChanged, updateIfChanged } from '../../tree/update-if-changed.ts';

/** The schema with its relative ids as fragments: `-amount-value` becomes `body-amount-value`. What has no id inside stays the same object. */
export function stamp(node: SchemaNode, prefix: string): SchemaNode {
  const withId = <T extends { id: string; schema: SchemaNode }>(part: T): T => ({
    ...part,
    id: prefix + part.id,
    schema: stamp(part.schema, prefix),
  });
  const { fields, values, items, prefixItems, alternatives } = node;
  return updateIfChanged(node, {
    ...(fields && { fields: fields.map(withId) }),
    ...(values && { values: stamp(values, prefix) }),
    ...(items && { items: stamp(items, prefix) }),
    ...(prefixItems && { prefixItems: mapIfChanged(prefixItems, (item) => stamp(item, prefix)) }),
    ...(alternatives && { alternatives: { ...alternatives, options: alternatives.options.map(withId) } }),
  });
}

import type { Field, Option, SchemaNode } from '../../../src/model/schema.ts';
import { mapIfChanged, updateIfChanged } from './update-if-changed.ts';

/** A schema directly inside another one: the value of a field, the element of a list, tuple or map, or one of several alternatives. */
export type Subschema = { schema: SchemaNode; at: 'field' | 'element' | 'alternative'; field?: Field; option?: Option };

/** What is directly inside a schema, in reading order: the same that `mapSubschemas` replaces. */
export function listSubschemas({
  fields = [],
  values,
  items,
  prefixItems = [],
  alternatives,
}: SchemaNode): Subschema[] {
  const elements = [values, items, ...prefixItems].filter((schema) => schema !== undefined);
  return [
    ...fields.map((field): Subschema => ({ schema: field.schema, at: 'field', field })),
    ...elements.map((schema): Subschema => ({ schema, at: 'element' })),
    ...(alternatives?.options ?? []).map((option): Subschema => ({ schema: option.schema, at: 'alternative', option })),
  ];
}

/** Replaces what is directly inside a schema. `field` or `option`: whose schema it is, if it is one's. Without a change the same object. */
export function mapSubschemas(
  node: SchemaNode,
  change: (schema: SchemaNode, field?: Field, option?: Option) => SchemaNode,
): SchemaNode {
  const { fields, values, items, prefixItems, alternatives } = node;
  const element = (schema: SchemaNode) => change(schema);
  return updateIfChanged(node, {
    ...(fields && {
      fields: mapIfChanged(fields, (field) => updateIfChanged(field, { schema: change(field.schema, field) })),
    }),
    ...(values && { values: element(values) }),
    ...(items && { items: element(items) }),
    ...(prefixItems && { prefixItems: mapIfChanged(prefixItems, element) }),
    ...(alternatives && {
      alternatives: updateIfChanged(alternatives, {
        options: mapIfChanged(alternatives.options, (option) =>
          updateIfChanged(option, { schema: change(option.schema, undefined, option) }),
        ),
      }),
    }),
  });
}

/** A schema without what is inside it. */
export function withoutSubschemas(node: SchemaNode): SchemaNode {
  const { fields, values, items, prefixItems, alternatives, closed, ...own } = node;
  return own;
}

/** Replaces every schema of a tree, the outer before what is then inside it. */
export function mapSchema(schema: SchemaNode, change: (node: SchemaNode) => SchemaNode): SchemaNode {
  return mapSubschemas(change(schema), (part) => mapSchema(part, change));
}

import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedApi } from '../../describe/document/api.ts';
import { fragmentPart } from '../../describe/schema/field-id.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { type TypeUses, typeUses } from './type-uses.ts';

/** What a component is: something with members, a list of values, or a plain value with rules. */
export const TYPE_KINDS = ['object', 'enum', 'value'] as const;
type TypeKind = (typeof TYPE_KINDS)[number];

/** A component that at least two operations or channels share. */
export type DataType = TypeUses & { name: string; id: string; kind: TypeKind; schema: SchemaNode };

type Apis = Pick<DescribedApi, 'operations' | 'channels' | 'types'>[];

/** The shared components of all documents by name; of several with one name, the first document's. */
export function dataTypes(apis: Apis): DataType[] {
  const uses = typeUses(apis);
  const types = new Map<string, DataType>();
  for (const { name, schema } of apis.flatMap((api) => api.types)) {
    const use = uses.get(name);
    if (!use || types.has(name) || new Set([...use.sentBy, ...use.returnedBy]).size < 2) continue;
    types.set(name, { ...use, name, id: fragmentPart(name), kind: getKind(schema), schema });
  }
  const names = new Set(types.keys());
  return [...types.values()]
    .map((type) => ({ ...type, schema: withoutOtherTypes(type.schema, names) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function getKind({ fields, values, items, prefixItems, alternatives, enum: options }: SchemaNode): TypeKind {
  if (options) return 'enum';
  return fields || values || items || prefixItems || alternatives ? 'object' : 'value';
}

/** Members that are data types themselves have entries of their own: what is inside them is not repeated. */
function withoutOtherTypes(root: SchemaNode, names: ReadonlySet<string>): SchemaNode {
  return mapSchema(root, (node) => {
    if (node === root || node.name === undefined || !names.has(node.name)) return node;
    const { type, name, description, deprecated, readOnly, writeOnly, provenance } = node;
    return { type, name, description, deprecated, readOnly, writeOnly, provenance, default: node.default };
  });
}

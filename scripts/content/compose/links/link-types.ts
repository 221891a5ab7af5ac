import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { dataTypes } from '../directives/data-types.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';

/**
 * Gives every schema that has an entry among the data types the address of it, and an object its name instead of the word for
 * any object. Without a guide that shows data types, nothing is done.
 */
export function linkTypes(drafts: DraftPage[], { guides, apis }: LocaleBuildInput): DraftPage[] {
  const pages = getPagesByKind(guides);
  if (pages.size === 0) return drafts;
  const addresses = new Map(
    dataTypes(apis).flatMap(({ name, id, kind }) => {
      const path = pages.get(kind);
      return path === undefined ? [] : [[name, `${path}#${id}`]];
    }),
  );
  // Operations share the description of a component, and go on doing so.
  const linked = new WeakMap<SchemaNode, SchemaNode>();
  const link = (schema: SchemaNode): SchemaNode => {
    const mapped = linked.get(schema) ?? mapSchema(schema, (node) => withAddress(node, addresses));
    linked.set(schema, mapped);
    return mapped;
  };
  return drafts.map((draft) =>
    draft.layout === 'doc' ? { ...draft, blocks: mapBlocks(draft.blocks, { schema: link }) } : draft,
  );
}

/** Paths of the guides that show data types, by the kind that they show. */
function getPagesByKind(guides: LocaleBuildInput['guides']): Map<string | undefined, string> {
  return new Map(
    guides.flatMap(({ path, tree }) =>
      tree.blocks.flatMap((block) => (block.kind === 'directive' && block.name === 'types' ? [[block.id, path]] : [])),
    ),
  );
}

function withAddress(node: SchemaNode, addresses: ReadonlyMap<string, string>): SchemaNode {
  const href = node.name === undefined ? undefined : addresses.get(node.name);
  if (href === undefined || node.name === undefined) return node;
  return { ...node, href, type: node.type.replace(/^object\b/, node.name) };
}

import type { SchemaNode } from '../../../../src/model/schema.ts';
import { dataTypes } from '../directives/data-types.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/**
 * Gives a schema that has an entry among the data types the address of it, and an object its name instead of the word for any object.
 * Without a guide that shows data types, nothing is done.
 */
export function typeLinks({ guides, apis }: LocaleBuildInput): (node: SchemaNode) => SchemaNode {
  const pages = getPagesByKind(guides);
  const types = pages.size === 0 ? [] : dataTypes(apis);
  const addresses = new Map(
    types.flatMap(({ name, id, kind }) => {
      const path = pages.get(kind);
      return path === undefined ? [] : [[name, `${path}#${id}`]];
    }),
  );
  return (node) => {
    const href = node.name === undefined ? undefined : addresses.get(node.name);
    if (href === undefined || node.name === undefined) return node;
    return { ...node, href, type: node.type.replace(/^object\b/, node.name) };
  };
}

/** Paths of the guides that show data types, by the kind that they show. */
function getPagesByKind(guides: LocaleBuildInput['guides']): Map<string | undefined, string> {
  return new Map(
    guides.flatMap(({ path, tree }) =>
      tree.blocks.flatMap((block) => (block.kind === 'directive' && block.name === 'types' ? [[block.id, path]] : [])),
    ),
  );
}

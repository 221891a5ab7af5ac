import type { Block } from '../../../../src/model/page.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { mapSubschemas } from '../../tree/schema-tree.ts';
import { chooseShown, countAll, listRoots, MAX_ELEMENTS, type Shown, withoutMembers } from './choose-shown.ts';
import { createElementCounter } from './elements.ts';

/** A type with less is shown where it is: a link to its page would save little. */
const LEAST_ELEMENTS = [30, 10];

/**
 * A page whose schemas would have too many elements shows them breadth first up to that number. A deeper component becomes a link to the page
 * of its type; what has no name stays (`foldParts`).
 */
export function foldTypes(blocks: Block[], types: ReadonlySet<string>): Block[] {
  const roots = listRoots(blocks);
  const count = createElementCounter();
  if (countAll(roots, count) <= MAX_ELEMENTS) return blocks;
  const hasPage = ({ name }: SchemaNode) => name !== undefined && types.has(name);
  const shown = chooseShown(roots, LEAST_ELEMENTS, { count, hasPage });
  return mapBlocks(blocks, { schema: (root) => fold(root, shown) });
}

function fold(node: SchemaNode, shown: Shown): SchemaNode {
  if (shown.cut.has(node) || isUnreachable(node, shown)) return withoutMembers(node);
  return mapSubschemas(node, (schema) => fold(schema, shown));
}

/** What is the same as something that is no longer here leads to the page of the type too. */
export function isUnreachable({ sameAs, name }: SchemaNode, { ids }: Shown): boolean {
  return sameAs !== undefined && !ids.has(sameAs.id) && name !== undefined;
}

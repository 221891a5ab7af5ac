import { required } from '../../../../src/model/invariant.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { Field, Option, SchemaNode } from '../../../../src/model/schema.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { listSubschemas, type Subschema } from '../../tree/schema-tree.ts';
import { type ElementCounter, ownElements } from './elements.ts';

/** Elements that the schemas of a page may have; sidebar, samples and the rest have up to 2,000. */
export const MAX_ELEMENTS = 1000;

/** With more elements in its schemas a page has about 3,000 in all. */
export const MAX_SHOWN_ELEMENTS = 1700;

/** What names a schema on its page. */
export type Owner = Field | Option;

/** Schemas that leave the page, and the ids of the fields and alternatives that stay. */
export type Shown = { cut: ReadonlySet<SchemaNode>; ids: ReadonlySet<string> };

type HasPage = (node: SchemaNode, owner: Owner | undefined) => boolean;

/**
 * Chooses breadth first, all schemas of a page together: what is beyond the limit and has a page of its own leaves, when it has more than
 * the least number of elements. The next, smaller number is taken only where too much stays: a hundred small alternatives are a long page.
 */
export function chooseShown(
  roots: SchemaNode[],
  leastElements: readonly number[],
  { count, hasPage }: { count: ElementCounter; hasPage: HasPage },
): Shown {
  let shown: ReturnType<typeof choose> | undefined;
  for (const least of leastElements) {
    shown = choose(roots, (node, owner) => count(node) > least && hasPage(node, owner));
    if (shown.elements <= MAX_SHOWN_ELEMENTS) break;
  }
  return required(shown, 'There is a least number of elements.');
}

function choose(roots: SchemaNode[], hasPage: HasPage): Shown & { elements: number } {
  const cut = new Set<SchemaNode>();
  const ids = new Set<string>();
  const queue = roots.map((schema): Subschema => ({ schema, at: 'element' }));
  let elements = roots.reduce((sum, root) => sum + ownElements(root), 0);
  // It grows while it is read.
  for (const [index, { schema: node, field, option }] of queue.entries()) {
    const inside = listSubschemas(node);
    const added = inside.reduce((sum, { schema }) => sum + ownElements(schema), 0);
    if (index >= roots.length && elements + added > MAX_ELEMENTS && hasPage(node, field ?? option)) cut.add(node);
    else {
      elements += added;
      for (const part of inside) {
        const owner = part.field ?? part.option;
        if (owner) ids.add(owner.id);
        queue.push(part);
      }
    }
  }
  return { cut, ids, elements };
}

/** The schemas of blocks, not those inside them. */
export function listRoots(blocks: Block[]): SchemaNode[] {
  const roots: SchemaNode[] = [];
  mapBlocks(blocks, {
    schema: (root) => {
      roots.push(root);
      return root;
    },
  });
  return roots;
}

/** Elements of all schemas of blocks. */
export function countAll(roots: SchemaNode[], count: ElementCounter): number {
  return roots.reduce((sum, root) => sum + count(root), 0);
}

/** A schema without what is inside it. */
export function withoutMembers(node: SchemaNode): SchemaNode {
  const { fields, values, items, prefixItems, alternatives, closed, nullReason, sameAs, ...own } = node;
  return { ...own, cut: true };
}

import type { Block } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { listSubschemas, mapSubschemas } from '../../tree/schema-tree.ts';

/** Elements that the schemas of a page may have; sidebar, samples and the rest have up to 1,900. */
const MAX_ELEMENTS = 1100;
/** A type with less is shown where it is: a link to its page would save little. */
const MIN_ELEMENTS = 30;

/**
 * A page whose schemas would have too many elements shows them breadth first up to that number. A deeper component becomes a link to the page
 * of its type; what has no name has no page, and stays.
 */
export function foldTypes(blocks: Block[], types: ReadonlySet<string>): Block[] {
  const roots: SchemaNode[] = [];
  mapBlocks(blocks, {
    schema: (root) => {
      roots.push(root);
      return root;
    },
  });
  const weigh = createScale();
  if (roots.reduce((sum, root) => sum + weigh(root), 0) <= MAX_ELEMENTS) return blocks;
  const shown = chooseShown(roots, types, weigh);
  return mapBlocks(blocks, { schema: (root) => fold(root, shown) });
}

type Shown = { cut: ReadonlySet<SchemaNode>; ids: ReadonlySet<string> };

function chooseShown(roots: SchemaNode[], types: ReadonlySet<string>, weigh: (node: SchemaNode) => number): Shown {
  const cut = new Set<SchemaNode>();
  const ids = new Set<string>();
  const queue = [...roots];
  let elements = roots.reduce((sum, root) => sum + ownElements(root), 0);
  // It grows while it is read.
  for (const [index, node] of queue.entries()) {
    const inside = listSubschemas(node);
    const added = inside.reduce((sum, { schema }) => sum + ownElements(schema), 0);
    const hasPage = index >= roots.length && node.name !== undefined && types.has(node.name);
    if (hasPage && elements + added > MAX_ELEMENTS && weigh(node) > MIN_ELEMENTS) cut.add(node);
    else {
      elements += added;
      for (const { schema, field } of inside) {
        if (field) ids.add(field.id);
        queue.push(schema);
      }
    }
  }
  return { cut, ids };
}

function fold(node: SchemaNode, shown: Shown): SchemaNode {
  // What is the same as something that is no longer here leads to the page of the type too.
  const hasLost = node.sameAs !== undefined && !shown.ids.has(node.sameAs.id) && node.name !== undefined;
  if (!shown.cut.has(node) && !hasLost) return mapSubschemas(node, (schema) => fold(schema, shown));
  const { fields, values, items, prefixItems, alternatives, closed, nullReason, sameAs, ...own } = node;
  return { ...own, cut: true };
}

/** Elements of a schema with all that is inside it; repeated components are counted once and cached. */
function createScale(): (node: SchemaNode) => number {
  const weights = new WeakMap<SchemaNode, number>();
  const weigh = (node: SchemaNode): number => {
    const cached = weights.get(node);
    if (cached !== undefined) return cached;
    const weight = ownElements(node) + listSubschemas(node).reduce((sum, { schema }) => sum + weigh(schema), 0);
    weights.set(node, weight);
    return weight;
  };
  return weigh;
}

/** About as many as a field has: head with name, type and rule; values with meanings; a fold for what is inside, and one for each option. */
function ownElements({
  description = [],
  enum: values = [],
  constraints = [],
  examples = [],
  fields,
  items,
  alternatives,
}: SchemaNode): number {
  const meanings = values.some((value) => value.description) ? values.length * 4 : 0;
  const facts = constraints.length + examples.length;
  const options = alternatives ? 2 + alternatives.options.length * 6 : 0;
  return 7 + countElements(description) + meanings + facts + (facts > 0 ? 1 : 0) + (fields || items ? 5 : 0) + options;
}

function countElements(nodes: ProseNode[]): number {
  return nodes.reduce((sum, node) => {
    if (!Array.isArray(node)) return sum + (typeof node === 'string' ? 0 : 6);
    const [, , ...children] = node;
    return sum + 1 + countElements(children);
  }, 0);
}

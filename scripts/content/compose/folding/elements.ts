import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';

/** Elements of a schema with all that is inside it. */
export type ElementCounter = (node: SchemaNode) => number;

/** Counts repeated components once, and caches them. */
export function createElementCounter(): ElementCounter {
  const counts = new WeakMap<SchemaNode, number>();
  const count = (node: SchemaNode): number => {
    const cached = counts.get(node);
    if (cached !== undefined) return cached;
    const elements = ownElements(node) + listSubschemas(node).reduce((sum, { schema }) => sum + count(schema), 0);
    counts.set(node, elements);
    return elements;
  };
  return count;
}

/** About as many as a field has: head with name, type and rule; values with meanings; a fold for what is inside, and one for each option. */
export function ownElements({
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
  return (
    7 + countProseElements(description) + meanings + facts + (facts > 0 ? 1 : 0) + (fields || items ? 5 : 0) + options
  );
}

function countProseElements(nodes: ProseNode[]): number {
  return nodes.reduce((sum, node) => {
    if (!Array.isArray(node)) return sum + (typeof node === 'string' ? 0 : 6);
    const [, , ...children] = node;
    return sum + 1 + countProseElements(children);
  }, 0);
}

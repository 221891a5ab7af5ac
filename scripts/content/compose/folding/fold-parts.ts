import type { Block } from '../../../../src/model/page.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { mapSubschemas } from '../../tree/schema-tree.ts';
import {
  chooseShown,
  countAll,
  listRoots,
  MAX_SHOWN_ELEMENTS,
  type Owner,
  type Shown,
  withoutMembers,
} from './choose-shown.ts';
import { createElementCounter } from './elements.ts';
import { isUnreachable } from './fold-types.ts';

/** A part with less stays where it is. */
const LEAST_ELEMENTS = [50, 20];
/** A longer id names no file. */
const MAX_ID_LENGTH = 120;

/** A large value, or alternative, without a component of its own, on a page below that of its operation. */
export type Part = { path: string; name: string; direction: 'request' | 'response'; blocks: Block[] };

/**
 * Takes large values that no component names off a page that would be too long even with the pages of types: each gets a page below `path`.
 * The parts of a part are beside it.
 */
export function foldParts(blocks: Block[], path: string): { blocks: Block[]; parts: Part[] } {
  const roots = listRoots(blocks);
  const count = createElementCounter();
  if (countAll(roots, count) <= MAX_SHOWN_ELEMENTS) return { blocks, parts: [] };
  const hasPage = (node: SchemaNode, owner: Owner | undefined) =>
    owner !== undefined && owner.id.length <= MAX_ID_LENGTH && !node.cut;
  const shown = chooseShown(roots, LEAST_ELEMENTS, { count, hasPage });
  const parts: Part[] = [];
  const extract = (node: SchemaNode, { name, id }: Owner): SchemaNode => {
    const direction = isRequest(id) ? 'request' : 'response';
    const part = { path: `${path}/${id}`, name, direction } as const;
    const inner = foldParts([{ kind: 'schema', schema: node, direction }], path);
    parts.push({ ...part, blocks: inner.blocks }, ...inner.parts);
    return { ...withoutMembers(node), name, href: part.path };
  };
  return { blocks: mapBlocks(blocks, { schema: (root) => fold(root, undefined, { shown, extract }) }), parts };
}

type Folding = { shown: Shown; extract: (node: SchemaNode, owner: Owner) => SchemaNode };

function fold(node: SchemaNode, owner: Owner | undefined, folding: Folding): SchemaNode {
  if (owner && folding.shown.cut.has(node)) return folding.extract(node, owner);
  if (isUnreachable(node, folding.shown)) return withoutMembers(node);
  return mapSubschemas(node, (schema, field, option) => fold(schema, field ?? option, folding));
}

/** By the place that its id begins with. */
function isRequest(id: string): boolean {
  return /^(?:path|query|header|cookie|body)-/.test(id);
}

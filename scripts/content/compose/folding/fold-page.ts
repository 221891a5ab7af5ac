import type { Block } from '../../../../src/model/page.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { listSchemas, mapBlocks } from '../../tree/block-tree.ts';
import { mapSubschemas, withoutSubschemas } from '../../tree/schema-tree.ts';
import { chooseShown, MAX_ELEMENTS, type Owner, type Shown } from './choose-shown.ts';
import { createElementCounter } from './elements.ts';

/** A longer id names no file. */
const MAX_ID_LENGTH = 120;

/** A large value, or alternative, without a component of its own, on a page below that of its operation. */
export type Part = { path: string; name: string; direction: 'request' | 'response'; blocks: Block[] };

/** Blocks of a page that is not too long, and the parts that have left it. */
export type FoldedPage = { blocks: Block[]; parts: Part[] };

type Folding = {
  shown: Shown;
  isType: (node: SchemaNode) => boolean;
  extract: (node: SchemaNode, owner: Owner) => SchemaNode;
};

/**
 * A page whose schemas would have too many elements shows them breadth first up to that number. What is deeper is a link: a component to the
 * page of its type, a value without a name to a page below `path`. The parts of a part are beside it.
 */
export function foldPage(blocks: Block[], { path, types }: { path: string; types: ReadonlySet<string> }): FoldedPage {
  const roots = listSchemas(blocks);
  const count = createElementCounter();
  if (roots.reduce((sum, root) => sum + count(root), 0) <= MAX_ELEMENTS) return { blocks, parts: [] };
  const isType = ({ name }: SchemaNode) => name !== undefined && types.has(name);
  const hasPage = (node: SchemaNode, owner: Owner | undefined) =>
    isType(node) || (owner !== undefined && owner.id.length <= MAX_ID_LENGTH && !node.cut);
  const shown = chooseShown(roots, { count, hasPage });
  const parts: Part[] = [];
  const extract = (node: SchemaNode, { name, id }: Owner): SchemaNode => {
    const direction = isRequest(id) ? 'request' : 'response';
    const part = { path: `${path}/${id}`, name, direction } as const;
    const inner = foldPage([{ kind: 'schema', schema: node, direction }], { path, types });
    parts.push({ ...part, blocks: inner.blocks }, ...inner.parts);
    return { ...cut(node), name, href: part.path };
  };
  const folding = { shown, isType, extract };
  return { blocks: mapBlocks(blocks, { schema: (root) => fold(root, undefined, folding) }), parts };
}

function fold(node: SchemaNode, owner: Owner | undefined, folding: Folding): SchemaNode {
  const { shown, isType, extract } = folding;
  if (shown.cut.has(node)) return owner && !isType(node) ? extract(node, owner) : cut(node);
  if (isUnreachable(node, shown)) return cut(node);
  return mapSubschemas(node, (schema, field, option) => fold(schema, field ?? option, folding));
}

/** What is the same as something that is no longer here leads to the page of the type too. */
function isUnreachable({ sameAs, name }: SchemaNode, { ids }: Shown): boolean {
  return sameAs !== undefined && !ids.has(sameAs.id) && name !== undefined;
}

function cut(node: SchemaNode): SchemaNode {
  const { nullReason, sameAs, ...own } = withoutSubschemas(node);
  return { ...own, cut: true };
}

/** By the place that its id begins with. */
function isRequest(id: string): boolean {
  return /^(?:path|query|header|cookie|body)-/.test(id);
}

import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { mapBlocks, mapSchemaTexts } from '../../tree/block-tree.ts';
import { mapNodes } from '../../tree/prose-tree.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { typePath } from '../folding/type-paths.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { createResolver } from './foreign-resolver.ts';

/**
 * Links in descriptions that others wrote for a site of their own: those to operations and tags lead to the pages here, the others that
 * lead nowhere become text. Without a strict site nothing else may stand in the way of a page.
 */
export function resolveForeignLinks(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  if (input.config.strict) return drafts;
  const resolverOf = createResolver(drafts, input);
  const changeOf = (api?: DescribedDocument) => (nodes: ProseNode[]) => changeLinks(nodes, resolverOf(api));
  const paths = new Set(drafts.map(({ path }) => path));
  // Operations share the description of a component, and go on doing so.
  const changed = new WeakMap<SchemaNode, SchemaNode>();
  const schemaIn =
    (api: DescribedDocument) =>
    (root: SchemaNode): SchemaNode => {
      const cached =
        changed.get(root) ??
        mapSchema(root, (node) => withTypePage(mapSchemaTexts(node, changeOf(api)), { api, paths }));
      changed.set(root, cached);
      return cached;
    };
  return drafts.map((draft) => {
    if (draft.layout === 'home' && draft.file === undefined)
      return { ...draft, blocks: mapBlocks(draft.blocks, { prose: changeOf() }) };
    if (draft.layout !== 'doc' || !draft.section) return draft;
    const { api } = draft.section;
    return { ...draft, blocks: mapBlocks(draft.blocks, { prose: changeOf(api), schema: schemaIn(api) }) };
  });
}

/** Where the members of a component are not shown, its page is linked to. */
function withTypePage(
  node: SchemaNode,
  { api, paths }: { api: DescribedDocument; paths: ReadonlySet<string> },
): SchemaNode {
  if (node.name === undefined || !(node.cut || node.recursive) || node.href !== undefined) return node;
  const href = typePath(api, node.name);
  return href !== undefined && paths.has(href) ? { ...node, href } : node;
}

/** Links with the addresses of pages here; what leads nowhere becomes text. */
export function changeLinks(nodes: ProseNode[], resolveHref: (href: string) => string | undefined): ProseNode[] {
  return mapNodes(nodes, (element) => withAddress(element, resolveHref));
}

function withAddress(element: ProseElement, resolveHref: (href: string) => string | undefined): ProseNode {
  const [tag, attributes, ...children] = element;
  if (tag !== 'a' || attributes?.href === undefined) return element;
  const href = resolveHref(attributes.href);
  if (href === attributes.href) return element;
  return href === undefined ? ['span', null, ...children] : [tag, { ...attributes, href }, ...children];
}

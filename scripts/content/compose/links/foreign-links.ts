import { publishedFiles } from '../../../../src/model/config.ts';
import { safeDecode } from '../../../../src/model/links.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { mapBlocks, mapSchemaTexts } from '../../tree/block-tree.ts';
import { mapNodes } from '../../tree/prose-tree.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { typePath } from '../folding/type-pages.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { isForeign, resolveTarget } from './link-target.ts';

/** Fragments by which other tools address what they show: `#operation/pay`, `#tag/Cards/operation/pay`, `#tag/Cards`. */
const OPERATION = /^#(?:tag\/.*\/)?operations?\/(.+)$/;
const TAG = /^#(?:section|tag)\/([^/]+)/;

/**
 * Links in descriptions that others wrote for a site of their own: those to operations and tags lead to the pages here, the others that
 * lead nowhere become text. Without a strict site nothing else may stand in the way of a page.
 */
export function resolveForeignLinks(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  if (input.config.strict) return drafts;
  const resolveHref = createResolver(drafts, input);
  const change = (nodes: ProseNode[]) => mapNodes(nodes, (element) => withAddress(element, resolveHref));
  const paths = new Set(drafts.map(({ path }) => path));
  // Operations share the description of a component, and go on doing so.
  const changed = new WeakMap<SchemaNode, SchemaNode>();
  const schemaIn =
    (api: DescribedDocument) =>
    (root: SchemaNode): SchemaNode => {
      const cached =
        changed.get(root) ?? mapSchema(root, (node) => withTypePage(mapSchemaTexts(node, change), { api, paths }));
      changed.set(root, cached);
      return cached;
    };
  return drafts.map((draft) => {
    if (draft.layout === 'home' && draft.file === undefined)
      return { ...draft, blocks: mapBlocks(draft.blocks, { prose: change }) };
    if (draft.layout !== 'doc' || !draft.section) return draft;
    return { ...draft, blocks: mapBlocks(draft.blocks, { prose: change, schema: schemaIn(draft.section.api) }) };
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

/** Address of a link as pages here have it; undefined for one that leads nowhere. */
function createResolver(drafts: DraftPage[], { apis, config }: LocaleBuildInput): (href: string) => string | undefined {
  const operations = new Map<string, string>();
  const tags = new Map<string, string>();
  const addFirst = (map: Map<string, string>, name: string, path: string) => map.set(name, map.get(name) ?? path);
  for (const { path, blocks, section } of drafts.flatMap((draft) => (draft.layout === 'doc' ? [draft] : []))) {
    for (const { id } of blocks.flatMap((block): Operation[] => (block.kind === 'operation' ? [block.operation] : [])))
      addFirst(operations, id, path);
    for (const name of section ? [section.tagName, section.tag] : []) addFirst(tags, toKey(name), path);
  }
  const files = new Set([
    ...apis.flatMap(({ downloads }) => downloads.map(({ url }) => url)),
    ...publishedFiles(config).map((file) => `/${file}`),
  ]);
  const paths = new Set([...drafts.map(({ path }) => path), ...files]);
  return (href) => {
    if (isForeign(href)) return href;
    const fragment = safeDecode(href);
    if (href.startsWith('#')) {
      const operation = operations.get(OPERATION.exec(fragment)?.[1] ?? '');
      return operation ?? tags.get(toKey(TAG.exec(fragment)?.[1] ?? ''));
    }
    const resolved = resolveTarget(href, '/');
    return paths.has(resolved.replace(/[?#].*$/s, '')) ? resolved : undefined;
  };
}

/** `#tag/Payment-Links` means the tag "Payment Links". */
function toKey(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

function withAddress(element: ProseElement, resolveHref: (href: string) => string | undefined): ProseNode {
  const [tag, attributes, ...children] = element;
  if (tag !== 'a' || attributes?.href === undefined) return element;
  const href = resolveHref(attributes.href);
  if (href === attributes.href) return element;
  return href === undefined ? ['span', null, ...children] : [tag, { ...attributes, href }, ...children];
}

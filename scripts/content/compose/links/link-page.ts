import type { ProseAttributes, ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { mapBlocks, mapSchemaTexts } from '../../tree/block-tree.ts';
import { joinText, mapProseBlock } from '../../tree/prose-tree.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { updateIfChanged } from '../../tree/update-if-changed.ts';
import type { DraftPage } from '../locale-build.ts';

/** Words of a text that become a link. */
type Mention = { index: number; word: string; link: ProseAttributes };

/** Mentions in a text, in reading order. */
export type FindMentions = (text: string) => Mention[];

/** What becomes a link on a page. A rule that is missing changes nothing. */
export type LinkRules = {
  /** Any element, before what is inside it: a link gets its address here, or becomes text. */
  element?: (element: ProseElement) => ProseNode;
  /** Address of a name in code style. */
  code?: (name: string) => string | undefined;
  /** Names in any text. */
  names?: FindMentions;
  /** Terms in the text of a guide, outside of tables, whose cells are narrow. */
  terms?: FindMentions | undefined;
  /** Any schema, before what is inside it. */
  schema?: (node: SchemaNode) => SchemaNode;
};

/** The page with its links. What has none stays the same object (structural sharing). */
export function linkPage(draft: DraftPage, rules: LinkRules): DraftPage {
  if (!('blocks' in draft)) return draft;
  const { schema = (node) => node, terms: _terms, ...contract } = rules;
  const text = (nodes: ProseNode[]) => linkNodes(nodes, contract);
  const blocks = mapBlocks(draft.blocks, {
    authored: (nodes) => linkNodes(nodes, rules),
    text,
    schema: (root) => mapSchema(root, (node) => schema(mapSchemaTexts(node, text))),
  });
  return updateIfChanged(draft, { blocks });
}

/** Running text with its links. */
export function linkNodes(nodes: ProseNode[], rules: LinkRules): ProseNode[] {
  const { element } = rules;
  // A link that has become text may be a part of a name.
  const joined = element
    ? nodes.map((node) => (isElement(node) ? element(node) : node)).reduce<ProseNode[]>(joinText, [])
    : nodes;
  const linked = joined.flatMap((node) => linkNode(node, rules));
  return linked.length === nodes.length && linked.every((node, index) => node === nodes[index]) ? nodes : linked;
}

/** Inside these a link would be in a link, or lead away from a heading. */
const CLOSED: ReadonlySet<ProseElement[0]> = new Set(['a', 'h2', 'h3', 'h4', 'h5', 'h6']);

function linkNode(node: ProseNode, rules: LinkRules): ProseNode[] {
  const { element, code, names, terms } = rules;
  if (typeof node === 'string')
    return splitText(node, names).flatMap((part) => (typeof part === 'string' ? splitText(part, terms) : [part]));
  if (!isElement(node)) return [mapProseBlock(node, (nodes) => linkNodes(nodes, rules))];
  const [tag, attributes, ...children] = node;
  if (tag === 'code') {
    const href = typeof children[0] === 'string' && code?.(children[0]);
    return [href ? ['a', { href }, node] : node];
  }
  const inside = CLOSED.has(tag) ? { element } : tag === 'table' ? { element, code, names } : rules;
  const linked = linkNodes(children, inside);
  return [linked === children ? node : [tag, attributes, ...linked]];
}

function isElement(node: ProseNode): node is ProseElement {
  return Array.isArray(node);
}

function splitText(text: string, find?: FindMentions): ProseNode[] {
  const parts: ProseNode[] = [];
  let end = 0;
  for (const { index, word, link } of find?.(text) ?? []) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(['a', link, word]);
    end = index + word.length;
  }
  if (end === 0) return [text];
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

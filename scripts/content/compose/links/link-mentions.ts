import { errorId } from '../../../../src/model/error-catalogue.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { ERROR_CODE } from '../../markdown/contract-link.ts';
import { mapTexts } from '../../tree/block-tree.ts';
import { mapProseBlock } from '../../tree/prose-tree.ts';
import type { DraftPage } from '../locale-build.ts';
import type { ContractIndex } from './contract-index.ts';

/** Inside these a link would be in a link, or lead away from a heading. */
const CLOSED: ReadonlySet<ProseElement[0]> = new Set(['a', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Makes links of names that are unmistakable without brackets, in guides and in the texts of the documents: an error code, where the site
 * has a catalogue, and the id of an operation in code style. A page has no links to itself.
 */
export function linkMentions(drafts: DraftPage[], { names, pages, errors }: ContractIndex): DraftPage[] {
  return drafts.map((draft) => {
    if (!('blocks' in draft)) return draft;
    const getAddress = (name: string): string | undefined => {
      if (names.links.has(`error:${name}`)) return errors && addressOn(draft.path, errors, errorId(name));
      const page = pages.get(`op:${name}`);
      return page && page.path !== draft.path ? page.path : undefined;
    };
    const blocks = mapTexts(draft.blocks, (nodes) => linkNodes(nodes, getAddress));
    return blocks === draft.blocks ? draft : { ...draft, blocks };
  });
}

function addressOn(path: string, page: string, id: string): string {
  return path === page ? `#${id}` : `${page}#${id}`;
}

type Addresses = (name: string) => string | undefined;

/** The same list when there is nothing to link. */
function linkNodes(nodes: ProseNode[], getAddress: Addresses): ProseNode[] {
  const linked = nodes.flatMap((node) => linkNode(node, getAddress));
  return linked.length === nodes.length && linked.every((node, index) => node === nodes[index]) ? nodes : linked;
}

function linkNode(node: ProseNode, getAddress: Addresses): ProseNode[] {
  if (typeof node === 'string') return linkCodes(node, getAddress);
  if (!Array.isArray(node)) return [mapProseBlock(node, (nodes) => linkNodes(nodes, getAddress))];
  const [tag, attributes, ...children] = node;
  if (CLOSED.has(tag)) return [node];
  if (tag === 'code') {
    const href = typeof children[0] === 'string' && getAddress(children[0]);
    return [href ? ['a', { href }, node] : node];
  }
  const linked = linkNodes(children, getAddress);
  return [linked === children ? node : [tag, attributes, ...linked]];
}

/** Error codes in a text without code style. */
function linkCodes(text: string, getAddress: Addresses): ProseNode[] {
  const parts: ProseNode[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(ERROR_CODE)) {
    const href = getAddress(code);
    if (href === undefined) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(['a', { href }, code]);
    end = index + code.length;
  }
  if (end === 0) return [text];
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

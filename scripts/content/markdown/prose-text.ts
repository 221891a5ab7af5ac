import type { Block } from '../../../src/model/page.ts';
import type { ProseNode } from '../../../src/model/prose.ts';

/** The characters a reader sees, without markup. */
export function proseText(nodes: ProseNode[]): string {
  return nodes.map(nodeText).join('');
}

function nodeText(node: ProseNode): string {
  if (typeof node === 'string') return node;
  if (isBlock(node)) return '';
  const [tag, attributes, ...children] = node;
  if (tag === 'img') return attributes?.alt ?? '';
  return tag === 'br' ? ' ' : proseText(children);
}

function isBlock(node: Exclude<ProseNode, string>): node is Block {
  return !Array.isArray(node);
}

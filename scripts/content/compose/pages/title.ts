import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

const INLINE = new Set(['code', 'strong', 'em', 'del']);

/** A title of an author: its words, for whatever can show words alone, and its markup when it has some. */
export function getTitle(
  markdown: string,
  { text }: Pick<LocaleBuildInput, 'text'>,
): { title: string; titleNodes?: ProseNode[] } {
  if (!/[`*_~]/.test(markdown)) return { title: markdown };
  const [block, ...others] = text(markdown);
  const [paragraph] = block?.kind === 'prose' ? block.nodes : [];
  if (others.length > 0 || !Array.isArray(paragraph) || paragraph[0] !== 'p') return { title: markdown };
  const [, , ...nodes] = paragraph;
  return nodes.some(Array.isArray) && nodes.every(isInline)
    ? { title: proseText(nodes), titleNodes: nodes }
    : { title: markdown };
}

function isInline(node: ProseNode): boolean {
  if (typeof node === 'string') return true;
  return Array.isArray(node) && INLINE.has(node[0]) && node.slice(2).every((child) => typeof child === 'string');
}

import type { ProseNode } from './prose.ts';

/** The words of prose, without markup and without the blocks inside it: for labels and comparisons. */
export function proseText(nodes: ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (!Array.isArray(node)) return '';
      const [, , ...children] = node;
      return proseText(children);
    })
    .join('');
}

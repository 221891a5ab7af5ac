import type { Block } from '../../../src/model/page.ts';
import type { ProseNode, ProseTag } from '../../../src/model/prose.ts';

/** After these a new word begins even where the source has no space. */
const BREAKS: ReadonlySet<ProseTag> = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'br',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Prose as one line of words: no markup, nothing wrapped, alternative texts of images included. Blocks inside go to `onBlock`. */
export function toSearchText(nodes: ProseNode[], onBlock: (block: Block) => void): string {
  return write(nodes, onBlock).replace(/\s+/g, ' ').trim();
}

function write(nodes: ProseNode[], onBlock: (block: Block) => void): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else if (Array.isArray(node)) {
      const [tag, attributes, ...children] = node;
      text += tag === 'img' ? (attributes?.alt ?? '') : write(children, onBlock);
      if (BREAKS.has(tag)) text += ' ';
    } else onBlock(node);
  }
  return text;
}

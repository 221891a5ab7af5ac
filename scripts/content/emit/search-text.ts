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

/** Amounts, numbers, times and ids: columns of them are read on the page. */
const VALUE = /^[\d.,:%\s+−-]*(?:[A-Z]{3}|[hs]|ms)?$|^[a-z]{2,4}_[0-9A-Z]{26}$/;

function isValue(children: ProseNode[]): boolean {
  const text = write(children, () => undefined).trim();
  return text !== '' && VALUE.test(text);
}

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
      if (tag === 'td' && isValue(children)) continue;
      text += tag === 'img' ? (attributes?.alt ?? '') : write(children, onBlock);
      if (BREAKS.has(tag)) text += ' ';
    } else onBlock(node);
  }
  return text;
}

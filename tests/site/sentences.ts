import type { Page } from '../../src/model/page.ts';

const TEXT_TAGS = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Shorter pieces are words of a table, found as such. */
const MIN_LENGTH = 6;

/**
 * Sentences that a page shows, gathered from its data without knowing what a block is: whatever prose there is, in whatever part.
 * The search index is made by a projection that does know; what that forgets is missed here.
 */
export function getSentences(page: Page): string[] {
  return page.layout === 'doc' ? textsIn(page.blocks).flatMap(split) : [];
}

function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  // Of a figure, such as the sequence of a channel, the title is indexed: its steps are in the words of the page around it.
  if ('kind' in value && value.kind === 'figure') return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) =>
      /^(?:sequence|furtherSequence)$/.test(name) ? [] : textsIn(part),
    );
  const [tag, attributes, ...children] = value;
  if (typeof tag === 'string' && TEXT_TAGS.has(tag) && (attributes === null || typeof attributes === 'object')) {
    const hasBlocks = children.some(
      (child) => Array.isArray(child) && (TEXT_TAGS.has(child[0]) || /^[uo]l$/.test(child[0])),
    );
    return hasBlocks ? children.flatMap(textsIn) : [getWords(children), ...children.flatMap(blocksIn)];
  }
  return value.flatMap(textsIn);
}

/** A block inside a sentence, as code in a list item. */
function blocksIn(child: unknown): string[] {
  return typeof child === 'object' && child !== null && !Array.isArray(child) ? textsIn(child) : [];
}

function getWords(nodes: unknown[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : Array.isArray(node) ? getWords(node.slice(2)) : ''))
    .join('');
}

function split(text: string): string[] {
  const sentences = text.match(/[^。！？]+[。！？]?/g) ?? [];
  return sentences
    .flatMap((sentence) => sentence.split(/(?<=[.!?]) (?=[A-Z])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_LENGTH);
}

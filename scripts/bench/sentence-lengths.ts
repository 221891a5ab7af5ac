import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Words of each sentence of an English guide, in order. Code blocks, tables, headings and pictures are no sentences. */
export function getSentenceLengths(guide: string): number[] {
  return getParagraphs(processor.parse(withPlainLinks(guide)))
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => countWords(segment)))
    .filter((length) => length > 0);
}

/** Words of an English guide that a reader reads: text, lists and tables, no code and no frontmatter. */
export function countGuideWords(guide: string): number {
  const count = (node: Root | Nodes): number => {
    if (node.type === 'text') return countWords(node.value);
    return 'children' in node ? node.children.reduce((sum, child) => sum + count(child), 0) : 0;
  };
  return count(processor.parse(withPlainLinks(guide)));
}

/** The value below which a share of the values is, by the nearest rank. */
export function getPercentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function getParagraphs(node: Root | Nodes): string[] {
  if (node.type === 'paragraph') return [textOf(node)];
  if (node.type === 'table' || !('children' in node)) return [];
  return node.children.flatMap(getParagraphs);
}

/** A typed link and a code span are read as one word, whatever dots and brackets they contain. */
function withPlainLinks(text: string): string {
  return text
    .replace(/\[\[[^\]|]+\\?\|([^\]]+)\]\]/g, '$1')
    .replace(/\[\[[^\]]+\]\]/g, 'Name')
    .replace(/(?<!`)`[^`\n]+`(?!`)/g, 'Name');
}

/** Words and numbers; signs of a formula are none. */
function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

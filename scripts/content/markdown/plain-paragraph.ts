import type { ProseNode } from '../../../src/model/prose.ts';
import { emptyTree, type MarkdownTree } from './tree.ts';

/** One line, none of the characters of Markdown but code spans, and nothing that begins a list, a rule or a link. */
const PLAIN = /^(?![-+=\d\s])[^\\*_[\]<>&#|~!@\n]*\S$/;
const LINK = /:\/\/|www\.|``/i;

/**
 * Most descriptions are one sentence with perhaps a name in backticks. They are a thousand times as many as all other texts of
 * a document, so they are read without the parser; anything else is not for this function.
 */
export function plainParagraph(text: string): MarkdownTree | undefined {
  const line = text.trimEnd();
  if (!PLAIN.test(line) || LINK.test(line)) return undefined;
  const pieces = line.split('`');
  const isPaired = pieces.length % 2 === 1;
  const nodes = pieces.map((piece, index): ProseNode => (index % 2 === 1 ? ['code', null, piece] : piece));
  const hasSpace = pieces.some((piece, index) => index % 2 === 1 && (piece.trim() !== piece || piece === ''));
  if (!isPaired || hasSpace) return undefined;
  const content = nodes.filter((node) => node !== '');
  return { ...emptyTree(), blocks: [{ kind: 'prose', nodes: [['p', null, ...content]] }] };
}

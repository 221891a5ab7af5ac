import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { ProseBlock } from '../../../src/model/prose.ts';
import { convertBlocks } from './blocks.ts';
import { createSlugger } from './heading.ts';
import type { Highlight } from './highlight.ts';
import { readLenient } from './lenient.ts';
import { tooDeepLine, tooDeepNode } from './nesting.ts';
import { convertPhrasing } from './phrasing.ts';
import { plainDirectives } from './plain-directives.ts';
import { plainParagraph } from './plain-paragraph.ts';
import { type Conversion, type Dialect, emptyTree, find, type MarkdownBlock, type MarkdownTree } from './tree.ts';

const guideProcessor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
const descriptionProcessor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

/**
 * Parses a text into blocks of a page. Pure; mistakes come back as findings. Frontmatter is skipped, but counts as lines.
 * Nothing of the text becomes markup: the result is a tree of known elements, checked links and highlighted code.
 */
export function parseMarkdown(source: string, dialect: Dialect, highlight: Highlight): MarkdownTree {
  const plain = dialect === 'guide' ? undefined : plainParagraph(source);
  if (plain) return plain;
  const tree = emptyTree();
  const root = getRoot(source, dialect);
  if (dialect === 'lenient')
    return typeof root === 'number' ? plainText(source, root) : readLenient(root, source, highlight);
  if (typeof root === 'number') {
    const hint = 'Use fewer lists, quotes and marks inside one another.';
    tree.findings.push({ line: root, column: 1, message: 'the text is nested too deeply', hint });
    return tree;
  }
  const conversion: Conversion = {
    dialect,
    source,
    highlight,
    tree,
    headingIds: new Set(),
    slugger: createSlugger(),
    blocks: (nodes) => convertBlocks(nodes, conversion).filter((block) => isFilled(block, conversion)),
    blocksAndDirectives: (nodes) => convertBlocks(nodes, conversion),
    phrasing: (nodes) => convertPhrasing(nodes, conversion),
  };
  tree.blocks = convertBlocks(root.children, conversion);
  return tree;
}

/** The parsed text, or the line where it is nested too deeply. */
function getRoot(source: string, dialect: Dialect): Root | number {
  const line = tooDeepLine(source);
  if (line !== undefined) return line;
  const processor = dialect === 'guide' ? guideProcessor : descriptionProcessor;
  const root: Root = processor.parse(source);
  const deepLine = tooDeepNode(root);
  if (deepLine !== undefined) return deepLine;
  return dialect === 'guide' ? plainDirectives(root, source) : root;
}

/** A text that is nested too deeply, as it was written. */
function plainText(source: string, line: number): MarkdownTree {
  const findings = [
    { line, message: 'the text is nested too deeply and is shown as it is', severity: 'warning' as const },
  ];
  return { ...emptyTree(), blocks: [{ kind: 'prose', nodes: [['p', null, source]] }], findings };
}

/** A directive becomes a reference view, which cannot be inside another block than `:::details`. */
function isFilled(block: MarkdownBlock, conversion: Conversion): block is ProseBlock {
  if (block.kind === 'fold') return block.blocks.every((inner) => isFilled(inner, conversion));
  if (block.kind !== 'directive') return true;
  const { line, column } = block;
  find(conversion, { position: { start: { line, column } } }, `::${block.name} cannot stand inside another block`);
  return false;
}

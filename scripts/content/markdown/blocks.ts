import type { Blockquote, Code, List, ListItem, RootContent, Table } from 'mdast';
import { required } from '../../../packages/base/invariant.ts';
import type { ProseAttributes, ProseElement, ProseNode } from '../../../src/model/prose.ts';
import { codeBlock } from './code.ts';
import { constructionBlock } from './construction.ts';
import { directiveBlock } from './directives.ts';
import { EXPLICIT_ID, headingElement } from './heading.ts';
import { refuseHtml } from './raw-html.ts';
import { sequenceBlock } from './sequence.ts';
import { type Conversion, find, type MarkdownBlock } from './tree.ts';

/** Top-level or contained nodes as blocks; neighbouring prose becomes one block. */
export function convertBlocks(nodes: RootContent[], conversion: Conversion): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  for (const node of nodes) {
    const converted = convertBlock(node, conversion);
    if (converted === undefined) continue;
    if (isBlock(converted)) {
      blocks.push(converted);
      continue;
    }
    const last = blocks.at(-1);
    if (last?.kind === 'prose') last.nodes.push(converted);
    else blocks.push({ kind: 'prose', nodes: [converted] });
  }
  return blocks;
}

function convertBlock(node: RootContent, conversion: Conversion): MarkdownBlock | ProseElement | undefined {
  switch (node.type) {
    case 'paragraph':
      return ['p', null, ...conversion.phrasing(node.children)];
    case 'heading':
      return headingElement(node, conversion);
    case 'list':
      return listElement(node, conversion);
    case 'blockquote':
      return ['blockquote', null, ...contained(node, conversion)];
    case 'table':
      return tableElement(node, conversion);
    case 'thematicBreak':
      return ['hr', null];
    case 'code':
      return fencedBlock(node, conversion);
    case 'html':
      return refuseHtml(node, conversion);
    case 'containerDirective':
    case 'leafDirective':
      return directiveBlock(node, conversion);
    case 'yaml':
    case 'definition':
      return undefined;
    case 'footnoteDefinition':
      find(conversion, node, 'footnotes are not supported', 'Write the note as a sentence or a callout.');
      return undefined;
    default:
      return undefined;
  }
}

/** Languages of fenced blocks that are pictures. */
export const PICTURES: ReadonlyMap<string, typeof sequenceBlock> = new Map([
  ['sequence', sequenceBlock],
  ['construction', constructionBlock],
]);

function fencedBlock(node: Code, conversion: Conversion): MarkdownBlock {
  return (PICTURES.get(node.lang ?? '') ?? codeBlock)(node, conversion);
}

function isBlock(value: MarkdownBlock | ProseElement): value is MarkdownBlock {
  return !Array.isArray(value);
}

/** Blocks inside prose, with their prose unwrapped. */
function contained(node: Blockquote | ListItem, conversion: Conversion): ProseNode[] {
  return conversion
    .blocks(node.children)
    .flatMap((block): ProseNode[] => (block.kind === 'prose' ? block.nodes : [block]));
}

function listElement(list: List, conversion: Conversion): ProseElement {
  const isTight = list.children.every((item) => !item.spread);
  const items = list.children.map((item): ProseElement => {
    const content = contained(item, conversion);
    const checkbox: ProseNode[] = typeof item.checked === 'boolean' ? [['input', { checked: item.checked }]] : [];
    return ['li', null, ...checkbox, ...(isTight ? content.flatMap(unwrapParagraph) : content)];
  });
  if (!list.ordered) return ['ul', null, ...items];
  return ['ol', typeof list.start === 'number' && list.start !== 1 ? { start: list.start } : null, ...items];
}

function unwrapParagraph(node: ProseNode): ProseNode[] {
  return Array.isArray(node) && node[0] === 'p'
    ? node.slice(2).filter((child): child is ProseNode => child !== null)
    : [node];
}

function tableElement({ align, children: [head, ...rows] }: Table, conversion: Conversion): ProseElement {
  const row = (tag: 'th' | 'td', cells: Table['children'][number]['children']): ProseElement => [
    'tr',
    null,
    ...cells.map(
      (cell, index): ProseElement => [tag, alignment(align?.[index]), ...conversion.phrasing(cell.children)],
    ),
  ];
  return [
    'table',
    null,
    ['thead', null, row('th', required(head, 'A table begins with its head.').children)],
    ['tbody', null, ...rows.map(({ children }) => withFragment(row('td', children)))],
  ];
}

/** `| hold {#hold} | … |`: the fragment of a row, at the end of its first cell. */
function withFragment(row: ProseElement): ProseElement {
  const [, , cell, ...others] = row;
  const last = Array.isArray(cell) ? cell.at(-1) : undefined;
  const [written, id] = (typeof last === 'string' && EXPLICIT_ID.exec(last)) || [];
  if (!Array.isArray(cell) || typeof last !== 'string' || !written || id === undefined) return row;
  const [tag, attributes, ...content] = cell;
  const first: ProseElement = [tag, attributes, ...content.slice(0, -1), last.slice(0, -written.length)];
  return ['tr', { id }, first, ...others.filter((other) => other !== null)];
}

function alignment(align: 'left' | 'center' | 'right' | null | undefined): ProseAttributes | null {
  return align ? { align } : null;
}

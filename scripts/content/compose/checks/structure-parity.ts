import { required } from '../../../../packages/base/invariant.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { MarkdownBlock, MarkdownTree } from '../../markdown/tree.ts';

/** What a translation has otherwise than its source, in words: code but for its comments, sizes of tables, names of the contract. */
export function structureDifferences(source: MarkdownTree, translation: MarkdownTree): string[] {
  const [wanted, found] = [getStructure(source), getStructure(translation)];
  const missing = wanted.names.filter((name) => !found.names.includes(name));
  const extra = found.names.filter((name) => !wanted.names.includes(name));
  return [
    ...compareLists(wanted.code, found.code, {
      thing: 'code block',
      difference: (code, other) => `differs in more than comments: ${firstDifference(code, other)}`,
    }),
    ...compareLists(source.figures, translation.figures, {
      thing: 'picture',
      difference: (figure, other) => `differs in more than words: ${firstDifference(figure, other)}`,
    }),
    ...compareLists(wanted.tables, found.tables, {
      thing: 'table',
      difference: (size, other) => `has ${size} cells instead of ${other}`,
    }),
    ...(missing.length > 0 ? [`does not mention ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`mentions ${extra.join(', ')}, the other language does not`] : []),
  ];
}

function compareLists(
  wanted: string[],
  found: string[],
  { thing, difference }: { thing: string; difference(found: string, wanted: string): string },
): string[] {
  if (wanted.length !== found.length) return [`${found.length} ${thing}s instead of ${wanted.length}`];
  return found.flatMap((entry, index) => {
    const other = required(wanted[index], 'The lists have the same length.');
    return entry === other ? [] : [`${thing} ${index + 1} ${difference(entry, other)}`];
  });
}

function firstDifference(code: string, wanted: string): string {
  const other = wanted.split('\n');
  return code.split('\n').find((line, index) => line !== other[index]) ?? 'it is shorter';
}

/** What two translations of a text must have in common, besides their headings. */
type Structure = {
  /** Language and text of each code block, without comments and languages of documents: these are translated. */
  code: string[];
  /** `4 × 3`: rows and columns of each table. */
  tables: string[];
  /** Typed links and mentioned names and codes, sorted: sentences are ordered differently. */
  names: string[];
};

function getStructure({ blocks, contractLinks, mentions }: MarkdownTree): Structure {
  const structure: Structure = { code: [], tables: [], names: [] };
  for (const block of blocks) collectBlock(block, structure);
  const names = [...contractLinks.map(({ target }) => `[[${target}]]`), ...mentions.map(({ target }) => target)];
  structure.names = [...new Set(names)].sort();
  return structure;
}

function collectBlock(block: MarkdownBlock, structure: Structure): void {
  switch (block.kind) {
    case 'prose':
      for (const node of block.nodes) collectNode(node, structure);
      break;
    case 'code':
      structure.code.push(`${block.code.language}\n${withoutLocales(withoutComments(block.code.source))}`);
      break;
    case 'directive': {
      // A translation has other lines, and titles of its own.
      const { line: _line, column: _column, title: _title, ...directive } = block;
      structure.code.push(`directive\n${JSON.stringify(directive)}`);
      break;
    }
    case 'callout':
    case 'details':
    case 'fold':
      for (const inner of block.blocks) collectBlock(inner, structure);
      break;
    case 'tabs':
      for (const inner of block.tabs.flatMap((tab) => tab.blocks)) collectBlock(inner, structure);
      break;
  }
}

function collectNode(node: ProseNode, structure: Structure): void {
  if (typeof node === 'string') return;
  if (!Array.isArray(node)) {
    collectBlock(node, structure);
    return;
  }
  const [tag, , ...children] = node;
  if (tag === 'table') structure.tables.push(tableSize(children));
  else for (const child of children) collectNode(child, structure);
}

function tableSize(parts: ProseNode[]): string {
  const rows = parts.flatMap(getChildren);
  return `${rows.length} × ${rows[0] ? getChildren(rows[0]).length : 0}`;
}

function getChildren(node: ProseNode): ProseNode[] {
  if (!Array.isArray(node)) return [];
  const [, , ...children] = node;
  return children;
}

/** Lines that are nothing but a comment, and comments at the end of a line, in the languages of the guides. */
function withoutComments(source: string): string {
  const lines = source
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)(?:(?:\/\/|#|--) .*|\/\*\* .* \*\/)$/, '').trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}

/** Published documents are named by language: `merchant.v2.zh.yaml` is `merchant.v2.yaml` in Chinese. */
function withoutLocales(source: string): string {
  return source.replace(/\.[a-z]{2}(?=\.(?:yaml|json)\b)/g, '');
}

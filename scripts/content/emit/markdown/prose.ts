import { required } from '../../../../packages/base/invariant.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import { cellCode, codeSpan, escapeLineStart, escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list, quote, table } from '../../markdown/write-blocks.ts';
import type { Renderer } from './renderer.ts';

/** Prose as Markdown blocks. Words that are beside blocks, as in a list item, make a paragraph of their own. */
export function renderProse(nodes: ProseNode[] = [], renderer: Renderer): string {
  const blocks: string[] = [];
  let line: ProseNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(paragraph(line, renderer));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || (Array.isArray(node) && !BLOCK_TAGS.has(node[0]))) line.push(node);
    else {
      endLine();
      blocks.push(Array.isArray(node) ? renderElement(node, renderer) : renderer.block(node));
    }
  }
  endLine();
  return joinBlocks(blocks);
}

const BLOCK_TAGS: ReadonlySet<string> = new Set([
  ...[
    'p',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
]);

function renderElement(element: ProseElement, renderer: Renderer): string {
  const [tag, attributes, ...children] = element;
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `${'#'.repeat(Number(tag.slice(1)))} ${renderLine(children, renderer)}`;
    case 'hr':
      return '---';
    case 'blockquote':
      return quote(renderProse(children, renderer));
    case 'ul':
      return list(getItems(children, renderer));
    case 'ol':
      return list(getItems(children, renderer), (index) => `${(attributes?.start ?? 1) + index}.`);
    case 'table':
      return renderTable(element, renderer);
    default:
      return renderProse(children, renderer);
  }
}

function paragraph(nodes: ProseNode[], renderer: Renderer): string {
  return renderLine(nodes, renderer)
    .split('\\\n')
    .map((line) => escapeLineStart(line))
    .join('\\\n')
    .trim();
}

function getItems(nodes: ProseNode[], renderer: Renderer): string[] {
  return elements(nodes).map(([, , ...children]) => {
    const [first, ...rest] = children;
    const isTask = Array.isArray(first) && first[0] === 'input';
    return isTask
      ? `[${first[1]?.checked ? 'x' : ' '}] ${renderProse(rest, renderer)}`
      : renderProse(children, renderer);
  });
}

function renderTable(element: ProseElement, renderer: Renderer): string {
  const rows = getRows(element).map((row) => elements(row.slice(2).filter(isNode)));
  const [head = [], ...body] = rows;
  const getCells = (row: ProseElement[]) =>
    row.map(([, , ...children]) => renderLine(children, renderer, { isCell: true }).replaceAll('\\\n', '<br>'));
  return table(
    getCells(head),
    body.map(getCells),
    head.map(([, attributes]) => attributes?.align),
  );
}

function getRows([tag, , ...children]: ProseElement): ProseElement[] {
  return tag === 'tr' ? [[tag, null, ...children]] : elements(children).flatMap(getRows);
}

function elements(nodes: ProseNode[]): ProseElement[] {
  return nodes.filter((node) => Array.isArray(node));
}

function isNode(part: ProseElement[number]): part is ProseNode {
  return typeof part === 'string' || (part !== null && (Array.isArray(part) || 'kind' in part));
}

type LineOptions = { isCell?: boolean };

/** Words, code and links in one line; a line break is a backslash at the end of a line. */
export function renderLine(nodes: ProseNode[] = [], renderer: Renderer, options: LineOptions = {}): string {
  return nodes.map((node) => renderInline(node, renderer, options)).join('');
}

function renderInline(node: ProseNode, renderer: Renderer, options: LineOptions): string {
  if (typeof node === 'string') return escapeText(node);
  if (!Array.isArray(node)) return '';
  const [tag, attributes, ...children] = node;
  const content = () => renderLine(children, renderer, options);
  switch (tag) {
    case 'a':
      return `[${content()}](${linkTarget(renderer.href(required(attributes?.href, 'A link has an address.')))})`;
    case 'code':
      return options.isCell ? cellCode(proseText(children)) : codeSpan(proseText(children));
    case 'strong':
      return around('**', content());
    case 'em':
      return around('*', content());
    case 'del':
      return around('~~', content());
    case 'br':
      return '\\\n';
    case 'img':
      return `![${escapeText(attributes?.alt ?? '')}](${linkTarget(renderer.href(attributes?.src ?? ''))})`;
    default:
      return content();
  }
}

/** Markup begins and ends at a word: spaces go outside. */
function around(mark: string, content: string): string {
  const words = content.trim();
  return words === '' ? content : content.replace(words, () => `${mark}${words}${mark}`);
}

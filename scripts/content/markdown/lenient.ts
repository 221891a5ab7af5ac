import type { Element, ElementContent, Root as HastRoot, Nodes, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { ProseAttributes, ProseBlock, ProseNode, ProseTag, Tone } from '../../../src/model/prose.ts';
import { joinText } from '../tree/prose-tree.ts';
import type { Highlight } from './highlight.ts';
import { isTooDeepHtml } from './html-nesting.ts';
import { isAllowedAddress, SCHEME_HINT, toComponentFragment } from './link-address.ts';
import { foldLines } from './phrasing.ts';
import { refer } from './reference.ts';
import { emptyTree, type MarkdownTree } from './tree.ts';

/** Elements of HTML and of Markdown, by what they are here. */
const TAGS: Record<string, ProseTag> = {
  ...{
    p: 'p',
    br: 'br',
    hr: 'hr',
    blockquote: 'blockquote',
    ul: 'ul',
    ol: 'ol',
    li: 'li',
    dl: 'ul',
    dt: 'li',
    dd: 'li',
  },
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em', del: 'del', s: 'del', strike: 'del' },
  ...{ code: 'code', kbd: 'code', samp: 'code', tt: 'code', var: 'code' },
  ...{ table: 'table', thead: 'thead', tbody: 'tbody', tfoot: 'tbody', tr: 'tr', th: 'th', td: 'td' },
};
const BLOCKS = new Set('p hr blockquote details ul ol dl li dt dd table pre h1 h2 h3 h4 h5 h6'.split(' '));
/** Items belong into a list; without one they are paragraphs. */
const ITEMS = new Set(['li', 'dt', 'dd']);
/** In them a browser allows no block: it would close them, and the page that React hydrates would be another one. */
const IN_LINE = new Set(['p', 'strong', 'em', 'del', 'code']);
/** What holds rows, cells or items alone: the space between them is no text. */
const STRUCTURE = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Elements that only arrange what is in them. */
const TRANSPARENT = new Set(
  `div span section article header footer main aside nav center font small big u sup sub mark abbr cite q dfn time address figure
   figcaption summary label caption colgroup ins bdi bdo ruby rp rt wbr body html head col`.split(/\s+/),
);

/** Elements of HTML that do more than to show text. */
const REFUSED = new Set(
  'script style iframe frame frameset object embed applet svg math form button select option textarea template link meta base noscript canvas audio video source track portal'.split(
    ' ',
  ),
);

type Reading = { tree: MarkdownTree; highlight: Highlight };

/**
 * The blocks of a text that others wrote, in ordinary CommonMark: HTML by an allow-list, link definitions, footnotes. Nothing of it
 * becomes markup by itself: what is not on the list is shown as the text it is. All mistakes are warnings.
 */
export function readLenient(root: Root, source: string, highlight: Highlight): MarkdownTree {
  const tree = emptyTree();
  const hast = toHast(root, { allowDangerousHtml: true });
  if (isTooDeepHtml(source)) {
    warn({ tree, highlight }, undefined, 'HTML is nested too deeply');
    return { ...tree, blocks: [{ kind: 'prose', nodes: [['p', null, source]] }] };
  }
  const parsed = hasRaw(hast) ? raw(hast) : hast;
  const children = parsed.type === 'root' ? parsed.children : [];
  return { ...tree, blocks: toBlocks(flow(children, { tree, highlight })) };
}

function hasRaw(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw));
}

/** Neighbouring prose is one block. */
function toBlocks(nodes: ProseNode[]): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (typeof node === 'object' && !Array.isArray(node)) blocks.push(node);
    else if (last?.kind === 'prose') last.nodes.push(node);
    else blocks.push({ kind: 'prose', nodes: [node] });
  }
  return blocks;
}

type Content = RootContent | ElementContent;

/** Content between blocks: what is in a line there is a paragraph. */
function flow(nodes: Content[], reading: Reading): ProseNode[] {
  const result: ProseNode[] = [];
  let line: ProseNode[] = [];
  const endLine = () => {
    if (line.some((node) => typeof node !== 'string' || node.trim() !== '')) result.push(['p', null, ...line]);
    line = [];
  };
  for (const node of nodes.flatMap(unwrap)) {
    if (node.type === 'element' && BLOCKS.has(node.tagName)) {
      endLine();
      result.push(...(ITEMS.has(node.tagName) ? flow(node.children, reading) : element(node, reading)));
    } else line = [...line, ...inline(node, reading)].reduce<ProseNode[]>(joinText, []);
  }
  endLine();
  return result;
}

/** A `<div>`, or an element of the author's own gives its content to what is around it. */
function unwrap(node: Content): Content[] {
  return node.type === 'element' && isWrapper(node) ? node.children.flatMap(unwrap) : [node];
}

function isWrapper(node: Element): boolean {
  const { tagName: name } = node;
  return !BLOCKS.has(name) && TAGS[name] === undefined && name !== 'a' && !REFUSED.has(name) && hasBlock(node);
}

function hasBlock({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (BLOCKS.has(child.tagName) || isWrapper(child)));
}

/** Content of a line: of a block in it the words. */
function phrasing(nodes: Content[], reading: Reading): ProseNode[] {
  return nodes
    .flatMap((node) => (isBlock(node) ? [' ', ...phrasing(node.children, reading)] : inline(node, reading)))
    .reduce<ProseNode[]>(joinText, []);
}

function isBlock(node: Content): node is Element {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

function inline(node: Content, reading: Reading): ProseNode[] {
  if (node.type === 'text') return [foldLines(node.value)];
  return node.type === 'element' ? element(node, reading) : [];
}

function element(node: Element, reading: Reading): ProseNode[] {
  const { tagName: name, children, properties } = node;
  const callout = name === 'blockquote' ? readAlert(node, reading) : undefined;
  if (callout) return [callout];
  const tag = TAGS[name];
  if (tag !== undefined) {
    const content = inside(node, reading);
    // What a closing tag alone leaves.
    return tag === 'p' && content.length === 0 ? [] : [[tag, attributes(name, properties), ...content]];
  }
  if (/^h[1-6]$/.test(name)) return [['p', null, ['strong', null, ...phrasing(children, reading)]]];
  if (TRANSPARENT.has(name)) return phrasing(children, reading);
  switch (name) {
    case 'a':
      return link(node, String(properties.href ?? ''), reading);
    case 'img':
      return image(node, reading);
    case 'pre':
      return [codeBlock(node, reading)];
    case 'details':
      return details(node, reading);
    case 'input':
      return properties.type === 'checkbox' ? [['input', { checked: Boolean(properties.checked) }]] : [];
    default:
      warn(reading, node, `<${name}> is shown as text`);
      // A word in angle brackets, `<token>`, begins an element that nobody meant.
      return REFUSED.has(name) ? [toHtml(node)] : [`<${name}>`, ...phrasing(children, reading)];
  }
}

function attributes(name: string, { start, align }: Element['properties']): ProseAttributes | null {
  if (name === 'ol' && typeof start === 'number' && start !== 1) return { start };
  const isAlignment = (name === 'td' || name === 'th') && (align === 'center' || align === 'right');
  return isAlignment ? { align } : null;
}

function inside(node: Element, reading: Reading): ProseNode[] {
  const { tagName: name, children } = node;
  if (STRUCTURE.has(name)) {
    const parts = children.filter((child) => child.type === 'element' && !isCaption(child));
    return parts.flatMap((part) => inline(part, reading));
  }
  return hasBlock(node) && !IN_LINE.has(TAGS[name] ?? '') ? flow(children, reading) : phrasing(children, reading);
}

function isCaption(node: Content): boolean {
  return node.type === 'element' && ['caption', 'colgroup'].includes(node.tagName);
}

function link(node: Element, address: string, reading: Reading): ProseNode[] {
  const words = withoutLinks(phrasing(node.children, reading));
  // An old way to name a fragment.
  if (address === '') return words;
  const href = isAllowedAddress(address) ? address : toComponentFragment(address);
  if (href === undefined) {
    warn(reading, node, `link that cannot be followed: ${address}`, SCHEME_HINT);
    return words;
  }
  refer(reading.tree.links, node, address);
  return [['a', { href }, ...words]];
}

/** A link in a link, such as an address in its words, is closed by browsers. */
function withoutLinks(nodes: ProseNode[]): ProseNode[] {
  return nodes
    .flatMap((node): ProseNode[] => {
      if (!Array.isArray(node)) return [node];
      const [tag, attributes, ...children] = node;
      const inside = withoutLinks(children);
      return tag === 'a' ? inside : [[tag, attributes, ...inside]];
    })
    .reduce<ProseNode[]>(joinText, []);
}

/** Of a picture the page has the words; its address is a link, because nothing is loaded from elsewhere. */
function image(node: Element, reading: Reading): ProseNode[] {
  const { src, alt } = node.properties;
  const address = String(src ?? '');
  const words = String(alt ?? '') || (address.split('/').at(-1) ?? '');
  return /^https?:/.test(address) && isAllowedAddress(address)
    ? link({ ...node, children: [{ type: 'text', value: words }] }, address, reading)
    : [words];
}

const ALERTS = new Map<string, Tone>([
  ['NOTE', 'note'],
  ['TIP', 'tip'],
  ['IMPORTANT', 'warning'],
  ['WARNING', 'warning'],
  ['CAUTION', 'danger'],
]);

/** `> [!NOTE]`, as GitHub writes notes. */
function readAlert(node: Element, reading: Reading): ProseBlock | undefined {
  const paragraph = node.children.find((child) => child.type === 'element');
  const [text, ...others] = paragraph?.tagName === 'p' ? paragraph.children : [];
  const [mark = '', word = ''] = text?.type === 'text' ? (/^\s*\[!(\w+)\]\s*/.exec(text.value) ?? []) : [];
  const tone = ALERTS.get(word.toUpperCase());
  if (!paragraph || text?.type !== 'text' || !tone) return undefined;
  const rest: Element = { ...paragraph, children: [{ ...text, value: text.value.slice(mark.length) }, ...others] };
  const content = node.children.map((child) => (child === paragraph ? rest : child));
  return { kind: 'callout', tone, blocks: toBlocks(flow(content, reading)) };
}

/** Folded text; without a summary it is text like any other. */
function details(node: Element, reading: Reading): ProseNode[] {
  const summary = node.children.find((child) => child.type === 'element' && child.tagName === 'summary');
  const title = summary ? getText(summary).replace(/\s+/g, ' ').trim() : '';
  const content = flow(title === '' ? node.children : node.children.filter((child) => child !== summary), reading);
  return title === '' ? content : [{ kind: 'details', title, blocks: toBlocks(content) }];
}

function codeBlock(node: Element, { highlight }: Reading): ProseBlock {
  const [code] = node.children.filter((child) => child.type === 'element');
  const classes = code?.properties.className;
  const named = Array.isArray(classes) ? classes.map(String).find((name) => name.startsWith('language-')) : undefined;
  const language = named?.slice('language-'.length) ?? 'text';
  const source = getText(node).replace(/\n$/, '');
  return { kind: 'code', code: { language, source, html: highlight(language, source) } };
}

function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

function warn({ tree }: Reading, node: Content | HastRoot | undefined, message: string, hint?: string): void {
  tree.findings.push({ line: node?.position?.start.line, message, hint, severity: 'warning' });
}

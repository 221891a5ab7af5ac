import type { Image, Link, PhrasingContent } from 'mdast';
import type { ProseNode } from '../../../src/model/prose.ts';
import { joinText } from '../tree/prose-tree.ts';
import { typedLinks } from './contract-link.ts';
import { isAllowedAddress, SCHEME_HINT } from './link-address.ts';
import { refuseHtml } from './raw-html.ts';
import { refer } from './reference.ts';
import { type Conversion, find } from './tree.ts';

/** The content of a paragraph, heading or cell. */
export function convertPhrasing(nodes: PhrasingContent[], conversion: Conversion): ProseNode[] {
  return nodes
    .reduce(mergeText, [])
    .flatMap((node) => convert(node, conversion))
    .reduce<ProseNode[]>(joinText, []);
}

function convert(node: PhrasingContent, conversion: Conversion): ProseNode[] {
  switch (node.type) {
    case 'text':
      return typedLinks(node, conversion).map((part) => (typeof part === 'string' ? foldLines(part) : part));
    case 'strong':
      return [['strong', null, ...conversion.phrasing(node.children)]];
    case 'emphasis':
      return [['em', null, ...conversion.phrasing(node.children)]];
    case 'delete':
      return [['del', null, ...conversion.phrasing(node.children)]];
    case 'inlineCode':
      if (conversion.dialect === 'guide') refer(conversion.tree.mentions, node, node.value);
      return [['code', null, node.value]];
    case 'break':
      return [['br', null]];
    case 'link':
      return link(node, conversion);
    case 'image':
      return image(node, conversion);
    case 'html': {
      const refused = refuseHtml(node, conversion);
      return refused ? refused.slice(2).filter((part): part is string => typeof part === 'string') : [];
    }
    case 'linkReference':
    case 'imageReference':
      find(
        conversion,
        node,
        `link definition [${node.label}] is not supported`,
        'Write the address in the link: [text](/path).',
      );
      return [];
    case 'footnoteReference':
      find(conversion, node, 'footnotes are not supported', 'Write the note as a sentence or a callout.');
      return [];
    default:
      return [];
  }
}

function link(node: Link, conversion: Conversion): ProseNode[] {
  const children = conversion.phrasing(node.children);
  if (!isAllowedAddress(node.url)) {
    find(conversion, node, `link that cannot be followed: ${node.url}`, SCHEME_HINT);
    return children;
  }
  refer(conversion.tree.links, node, node.url);
  return [['a', { href: node.url, ...(node.title && { title: node.title }) }, ...children]];
}

function image(node: Image, conversion: Conversion): ProseNode[] {
  if (!node.alt) {
    find(
      conversion,
      node,
      `image without a description: ${node.url}`,
      'Say what it shows: ![what it shows](./image.svg).',
    );
    return [];
  }
  if (conversion.dialect === 'description') {
    find(conversion, node, 'images are not supported in descriptions of an API document');
    return [node.alt];
  }
  refer(conversion.tree.images, node, node.url);
  return [['img', { src: node.url, alt: node.alt, ...(node.title && { title: node.title }) }]];
}

/** A colon in a sentence may have split it: `[[op:openCard]]` must be one text. */
function mergeText(merged: PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = merged.at(-1);
  if (last?.type === 'text' && node.type === 'text')
    merged[merged.length - 1] = { ...last, value: last.value + node.value };
  else merged.push(node);
  return merged;
}

/** A text on one line. */
export function foldLines(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, foldLine);
}

const HAN = /[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]/;

/** A line end between Chinese characters is no space. */
function foldLine(lineEnd: string, offset: number, text: string): string {
  const before = text[offset - 1] ?? '';
  const after = text[offset + lineEnd.length] ?? '';
  return HAN.test(before) && HAN.test(after) ? '' : ' ';
}

import type { Html } from 'mdast';
import type { ProseElement } from '../../../src/model/prose.ts';
import { type Conversion, find } from './tree.ts';

/** Reports raw HTML and shows it as the text it is. Comments are dropped without a word. */
export function refuseHtml(node: Html, conversion: Conversion): ProseElement | undefined {
  if (/^(?:\s*<!--(?:[^-]|-(?!->))*-->)+\s*$/.test(node.value)) return undefined;
  find(
    conversion,
    node,
    `raw HTML is not allowed: ${excerpt(node.value)}`,
    'Use Markdown; put a literal < in `code`, or write \\<.',
  );
  return ['p', null, node.value];
}

function excerpt(html: string): string {
  const line = html.replace(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

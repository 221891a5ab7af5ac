import type { Text } from 'mdast';
import type { ProseNode } from '../../../src/model/prose.ts';
import { findQuantities } from './quantities.ts';
import type { Conversion } from './tree.ts';

/** Scheme of the address that a typed link has until the pages are known. No author can write it: it is not an allowed one. */
export const CONTRACT_SCHEME = 'contract:';

/** `[[op:openCard]]`, or with words of the author's: `[[op:openCard|open one]]`. */
const TYPED_LINK = /\[\[([a-z]+:[^\s[\]|]+)(?:\|([^[\]]+))?\]\]/g;

/** Six digits that begin as an HTTP error does: in a guide they are a code of the catalogue. */
export const ERROR_CODE = /(?<![\w.-])[45]\d{5}(?![\w-]|\.\d)/g;

/** A text with its typed links, `[[op:openCard]]`, as links of the scheme `contract:`; notes them, and the error codes and numbers beside them. */
export function typedLinks(node: Text, { dialect, tree }: Conversion): ProseNode[] {
  if (dialect !== 'guide') return [node.value];
  const note = (list: typeof tree.mentions, target: string, offset: number) =>
    list.push({ target, ...getPosition(node, offset) });
  const parts: ProseNode[] = [];
  let end = 0;
  for (const match of node.value.matchAll(TYPED_LINK)) {
    const [text, target = '', words] = match;
    note(tree.contractLinks, target, match.index);
    parts.push(node.value.slice(end, match.index), [
      'a',
      { href: CONTRACT_SCHEME + target },
      ...(words ? [words] : []),
    ]);
    end = match.index + text.length;
  }
  parts.push(node.value.slice(end));
  const typed = node.value.replace(TYPED_LINK, (link) => ' '.repeat(link.length));
  for (const { 0: start, index } of typed.matchAll(/\[\[[a-z]+:/g)) {
    const hint = 'Write [[op:operationId|words]]; in a table the line before the words is written \\|.';
    tree.findings.push({ ...getPosition(node, index), message: `${start}… is not a whole typed link`, hint });
  }
  for (const match of typed.matchAll(ERROR_CODE)) note(tree.mentions, match[0], match.index);
  tree.quantities.push(...findQuantities(typed, (offset) => getPosition(node, offset)));
  return parts;
}

function getPosition({ position, value }: Text, offset: number): { line: number; column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const before = value.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  return { line: line + before.length - 1, column: before.length === 1 ? column + offset : last.length + 1 };
}

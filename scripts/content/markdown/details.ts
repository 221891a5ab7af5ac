import { splitLabel } from './directive-label.ts';
import type { ContainerDirective } from './directive-node.ts';
import { type Conversion, find, isWritten, type MarkdownBlock } from './tree.ts';

/**
 * `:::details[A physical card]{#physical-card}`: what few readers need, folded, with a fragment that opens it. It may hold directives, which
 * other containers may not: `::states{id=CardStatus}`.
 */
export function detailsBlock(node: ContainerDirective, conversion: Conversion): MarkdownBlock | undefined {
  const { label: title, content } = splitLabel(node);
  const id = node.attributes?.id;
  if (!title) {
    find(conversion, node, ':::details without a label', 'Write :::details[Label]{#id}.');
    return undefined;
  }
  const shared = { ...(id && { id }), title };
  const blocks = conversion.blocksAndDirectives(content);
  const written = blocks.filter(isWritten);
  return written.length === blocks.length
    ? { kind: 'details', ...shared, blocks: written }
    : { kind: 'fold', ...shared, blocks };
}

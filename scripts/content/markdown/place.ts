import type { LeafDirective } from './directive-node.ts';
import type { MarkdownBlock, PlaceKind } from './tree.ts';

/** `::operation` or `::operation{id=openCard}`: the operation of the page stands here and not at its end. */
export function placeBlock(node: LeafDirective, what: PlaceKind): MarkdownBlock {
  const id = node.attributes?.id;
  return { kind: 'place', what, ...(id && { id }) };
}

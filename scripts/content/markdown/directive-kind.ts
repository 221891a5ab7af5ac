import type { LeafDirective } from './directive-node.ts';
import { PLACE_KINDS, type Place, type PlaceKind } from './tree.ts';

export function isPlaceKind(name: string): name is PlaceKind {
  return PLACE_KINDS.some((kind) => kind === name);
}

/**
 * `::operation` or `::operation{id=openCard}`: the operation of the page stands here and not at its end. The other kinds name what
 * they show: `::states{id=CardStatus}`, `::call{id=openCard show="code data.orderId"}`.
 */
export function placeBlock(node: LeafDirective, what: PlaceKind): Place {
  const { id, example, show } = node.attributes ?? {};
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return {
    kind: 'place',
    what,
    line,
    column,
    ...(id && { id }),
    ...(example && { example }),
    ...(show && { show: show.split(/\s+/) }),
  };
}

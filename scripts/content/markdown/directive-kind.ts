import type { LeafDirective } from './directive-node.ts';
import { DIRECTIVE_KINDS, type Directive, type DirectiveKind } from './tree.ts';

export function isDirectiveKind(name: string): name is DirectiveKind {
  return DIRECTIVE_KINDS.some((kind) => kind === name);
}

/**
 * `::operation` or `::operation{id=openCard}`: the operation of the page is here and not at its end. The other kinds name what
 * they show: `::states{id=CardStatus}`, `::call{id=openCard show="code data.orderId"}`.
 */
export function toDirective(node: LeafDirective, what: DirectiveKind): Directive {
  const { id, example, show } = node.attributes ?? {};
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return {
    kind: 'directive',
    what,
    line,
    column,
    ...(id && { id }),
    ...(example && { example }),
    ...(show && { show: show.split(/\s+/) }),
  };
}

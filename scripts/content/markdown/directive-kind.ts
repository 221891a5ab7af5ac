import type { LeafDirective } from './directive-node.ts';
import { getStart } from './node-position.ts';
import { DIRECTIVE_NAMES, type Directive, type DirectiveName } from './tree.ts';

export function isDirectiveName(name: string): name is DirectiveName {
  return DIRECTIVE_NAMES.some((kind) => kind === name);
}

/**
 * `::operation` or `::operation{id=openCard}`: the operation of the page is here and not at its end. The other kinds name what
 * they show: `::states{id=CardStatus}`, `::call{id=openCard show="code data.orderId"}`.
 */
export function toDirective(node: LeafDirective, name: DirectiveName): Directive {
  const { id, example, show, args, title } = node.attributes ?? {};
  const { line, column } = getStart(node);
  return {
    kind: 'directive',
    name,
    line,
    column,
    ...(id && { id }),
    ...(example && { example }),
    ...(args && { args }),
    ...(title && { title }),
    ...(show && { show: show.split(/\s+/) }),
  };
}

import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContainerDirective } from './directive-node.ts';

/** The label of `:::name[label]` and the content without it. */
export function splitLabel({ children }: ContainerDirective): { label?: string; content: RootContent[] } {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  return isLabel ? { label: textOf(first), content: rest } : { content: children };
}

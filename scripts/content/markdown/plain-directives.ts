import type { Nodes, Parent, Root } from 'mdast';

/**
 * Turns `:name` inside a sentence back into the text it was: guides have no inline directives, and "10:30" or
 * "key:value" must not lose characters.
 */
export function plainDirectives(root: Root, source: string): Root {
  restore(root, source);
  return root;
}

function restore(parent: Parent, source: string): void {
  parent.children = parent.children.map((child): Parent['children'][number] => {
    if (child.type === 'textDirective')
      return { type: 'text', value: getSlice(child, source), position: child.position };
    if ('children' in child) restore(child, source);
    return child;
  });
}

function getSlice(node: Nodes, source: string): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

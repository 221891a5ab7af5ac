import type { RootContent } from 'mdast';
// Adds the directive nodes to the types of mdast.
import type {} from 'remark-directive';

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
export type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>;

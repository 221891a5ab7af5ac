import type { ProseElement } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { typePath } from '../folding/type-paths.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { createResolver } from './foreign-resolver.ts';
import type { LinkRules } from './link-page.ts';

/**
 * Links in descriptions that others wrote for a site of their own: those to operations and tags lead to the pages here, the others that
 * lead nowhere become text. Without a strict site nothing else may stand in the way of a page.
 */
export function foreignLinks(drafts: DraftPage[], input: LocaleBuildInput): (draft: DraftPage) => LinkRules {
  if (input.config.strict) return () => ({});
  const resolverOf = createResolver(drafts, input);
  const paths = new Set(drafts.map(({ path }) => path));
  return ({ layout, file, section }) => {
    if (layout === 'home' && file === undefined) return { element: resolveLinks(resolverOf()) };
    if (!section) return {};
    const { api } = section;
    // Where the members of a component are not shown, its page is linked to.
    const schema = (node: SchemaNode): SchemaNode => {
      if (node.name === undefined || !(node.cut || node.recursive) || node.href !== undefined) return node;
      const href = typePath(api, node.name);
      return href !== undefined && paths.has(href) ? { ...node, href } : node;
    };
    return { element: resolveLinks(resolverOf(api)), schema };
  };
}

/** Links with the addresses of pages here; what leads nowhere becomes text. */
export function resolveLinks(
  resolveHref: (href: string) => string | undefined,
): (element: ProseElement) => ProseElement {
  return (element) => {
    const [tag, attributes, ...children] = element;
    if (tag !== 'a' || attributes?.href === undefined) return element;
    const href = resolveHref(attributes.href);
    if (href === attributes.href) return element;
    return href === undefined ? ['span', null, ...children] : [tag, { ...attributes, href }, ...children];
  };
}

import { type At, items, member, text } from './schema.ts';

/**
 * Names of tags in the order in which a sidebar has them: groups of tags (`x-tagGroups`), which hold tags and those whose `parent` they are, then the other tags. What
 * only operations name comes last, in the order of `named`.
 */
export function listTags(root: At, named: string[]): string[] {
  const tags = items(member(root, 'tags')).map((tag) => ({
    name: text(member(tag, 'name')) ?? '',
    parent: text(member(tag, 'parent')),
  }));
  const withChildren = (name: string, depth = 0): string[] => {
    const children = depth > 10 ? [] : tags.filter(({ parent }) => parent === name);
    return [name, ...children.flatMap((tag) => withChildren(tag.name, depth + 1))];
  };
  const grouped = items(member(root, 'x-tagGroups')).flatMap((group) =>
    items(member(group, 'tags')).flatMap((tag) => withChildren(text(tag) ?? '')),
  );
  const top = tags.filter(({ parent }) => parent === undefined).flatMap(({ name }) => withChildren(name));
  return [...new Set([...grouped, ...top, ...named])];
}

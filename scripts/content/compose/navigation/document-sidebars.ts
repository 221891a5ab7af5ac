import type { SidebarItem } from '../../../../src/model/navigation.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import type { DraftPage } from '../locale-build.ts';
import { getMethod } from '../pages/guide-page.ts';
import { kebab } from '../pages/reference-page.ts';

type Group = Extract<SidebarItem, { kind: 'group' }>;

/** A sidebar for each document: a group for each tag, in the order and nesting that the document gives its tags. */
export function documentSidebars(drafts: DraftPage[]): Map<string, SidebarItem[]> {
  const apis = new Set(drafts.flatMap(({ section }) => section?.api ?? []));
  return new Map(
    [...apis].map((api) => [kebab(api.id), orderGroups(api, groupByTag(drafts.filter(isOf(api))))] as const),
  );
}

function isOf(api: DescribedDocument) {
  return ({ section }: DraftPage) => section?.api === api;
}

/** In the order of the paths; what has no tag goes by the name of its group. */
function groupByTag(drafts: DraftPage[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const draft of drafts) {
    if (!draft.section) continue;
    const { tagName, tag } = draft.section;
    const key = tagName || tag;
    const group = groups.get(key) ?? { kind: 'group', text: tag, items: [] };
    groups.set(key, group);
    group.items.push(linkTo(draft));
  }
  return groups;
}

/** The order of `tags`, then the groups of `x-tagGroups`, which hold tags, or a tag with those whose `parent` it is. */
function orderGroups({ tags, tagGroups }: DescribedDocument, groups: Map<string, Group>): SidebarItem[] {
  const known = tags.filter(({ name, parent }) => groups.has(name) || parent !== undefined).map(({ name }) => name);
  const names = [...new Set([...known, ...groups.keys()])];
  const taken = new Set<string>();
  const take = (name: string): Group[] => {
    if (taken.has(name)) return [];
    taken.add(name);
    const own = groups.get(name);
    const children = tags.filter(({ parent }) => parent === name).flatMap((tag) => take(tag.name));
    if (!own && children.length === 0) return [];
    const text = own?.text ?? tags.find((tag) => tag.name === name)?.title ?? name;
    return [{ kind: 'group', text, items: [...(own?.items ?? []), ...children] }];
  };
  const grouped = tagGroups.flatMap(({ name, tags: inside }): Group[] => {
    const items = inside.flatMap(take);
    return items.length > 0 ? [{ kind: 'group', text: name, items }] : [];
  });
  const parents = names.map((name) => tags.find((tag) => tag.name === name)?.parent ?? name);
  return [...grouped, ...parents.flatMap(take), ...names.flatMap(take)];
}

/** A row of a sidebar that leads to a page. */
export function linkTo(draft: DraftPage): SidebarItem {
  const { title, titleNodes: nodes, path } = draft;
  const method = draft.layout === 'doc' ? getMethod(draft.blocks) : undefined;
  // The method is beside it as a mark.
  const text = method && title.startsWith(`${method} /`) ? title.slice(method.length + 1) : title;
  return { kind: 'link', text, ...(nodes && { nodes }), path, ...(method && { method }) };
}

import { isActivePath, isSamePath } from './links.ts';
import type { NavItem, SidebarGroup, SidebarItem } from './navigation.ts';

export type AreaSection = { text: string; path: string };

/**
 * What an area holds, for a menu: the groups of the sidebars that begin in it, at any depth, each with its first page. An area of a single
 * group gives that group's pages. The area's own page is not repeated.
 */
export function areaSections(area: NavItem, sidebars: Record<string, SidebarItem[]>): AreaSection[] {
  const groups = Object.values(sidebars).flat().flatMap(groupsIn);
  const own = groups.flatMap((group) => {
    const path = firstPath(group);
    return path !== undefined && isActivePath(path, area) ? [{ text: group.text, path, group }] : [];
  });
  const [only] = own;
  const sections = own.length === 1 && only ? pagesIn(only.group, area) : own.map(({ text, path }) => ({ text, path }));
  return sections.filter(({ path }) => area.link === undefined || !isSamePath(path, area.link));
}

function groupsIn(item: SidebarItem): SidebarGroup[] {
  return item.kind === 'group' ? [item, ...item.items.flatMap(groupsIn)] : [];
}

function firstPath({ items, path }: SidebarGroup): string | undefined {
  return items.find((item) => item.kind === 'link')?.path ?? path;
}

function pagesIn({ items }: SidebarGroup, area: NavItem): AreaSection[] {
  return items.flatMap((item) =>
    item.kind === 'link' && isActivePath(item.path, area) ? [{ text: item.text, path: item.path }] : [],
  );
}

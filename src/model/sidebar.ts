import type { SidebarItem, SidebarParts } from './navigation.ts';

/** Beyond this many links, a sidebar is split, so that a page does not grow with the site. */
export const MAX_SIDEBAR_LINKS = 150;

export function countLinks(items: SidebarItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'link' ? 1 : countLinks(item.items)), 0);
}

/** Splits a long sidebar: its top-level groups become lazy, their items become parts. A short one is returned as it is. */
export function splitSidebar(
  key: string,
  items: SidebarItem[],
  overviewPath?: string,
): { items: SidebarItem[]; parts: SidebarParts } {
  if (countLinks(items) <= MAX_SIDEBAR_LINKS) return { items, parts: {} };
  const parts: SidebarParts = {};
  const shortened = items.map((item, index): SidebarItem => {
    if (item.kind === 'link') return item;
    const lazy = `${key}-${index + 1}`;
    parts[lazy] = item.items;
    return { ...item, items: [], lazy, ...(overviewPath && { path: `${overviewPath}#${lazy}` }) };
  });
  return { items: shortened, parts };
}

/** The items around the one that lists a page, not more than `count`; without it the first ones. */
export function itemsAround(items: SidebarItem[], path: string, count: number): SidebarItem[] {
  const current = items.findIndex((item) => containsPath([item], path));
  const start = Math.min(current - Math.floor(count / 2), items.length - count);
  return items.slice(Math.max(0, start), Math.max(0, start) + count);
}

/** Keys of the parts that list a page. */
export function partsWithPath(parts: SidebarParts, path: string): string[] {
  return Object.entries(parts).flatMap(([key, items]) => (containsPath(items, path) ? [key] : []));
}

/** The sidebar with the items of the parts that are there. Groups without change keep their identity. */
export function fillSidebar(items: SidebarItem[], parts: SidebarParts): SidebarItem[] {
  return items.map((item) => {
    const part = item.kind === 'group' && item.lazy !== undefined ? parts[item.lazy] : undefined;
    return part === undefined ? item : { ...item, items: part };
  });
}

/** Whether a page is listed, at any depth. */
export function containsPath(items: SidebarItem[], path: string): boolean {
  return items.some((item) => (item.kind === 'link' ? item.path === path : containsPath(item.items, path)));
}

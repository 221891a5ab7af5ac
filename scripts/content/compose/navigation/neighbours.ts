import type { SidebarItem } from '../../../../src/model/navigation.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';

/** What a page gets from its position in the navigation. */
export type Neighbourhood = {
  sidebar: string;
  /** Texts of the groups around it, outermost first. */
  groups: string[];
  /** Id of the section of the overview that lists it. */
  section: string;
  previous?: PageLink;
  next?: PageLink;
};

/**
 * The neighbourhood of every page in a sidebar. A page that is in several belongs to the first; one that is `apart`, or at the foot of the
 * sidebar, has no neighbours and is nobody's. A row that leads to a section is no page.
 */
export function neighbourhoods(
  sidebars: Record<string, SidebarItem[]>,
  apart: ReadonlySet<string>,
): Map<string, Neighbourhood> {
  const neighbourhoodByPath = new Map<string, Neighbourhood>();
  for (const [sidebar, items] of Object.entries(sidebars)) {
    const all = items.flatMap((item, index) =>
      flatten([item], []).map((listed) => ({ ...listed, section: `${sidebar}-${index + 1}` })),
    );
    const isApart = ({ link, isFoot }: Listed) => isFoot || apart.has(link.path);
    for (const { link, groups, section } of all.filter(isApart)) {
      if (!neighbourhoodByPath.has(link.path)) neighbourhoodByPath.set(link.path, { sidebar, groups, section });
    }
    const links = all.filter((listed) => !isApart(listed));
    links.forEach(({ link, groups, section }, index) => {
      if (neighbourhoodByPath.has(link.path)) return;
      const [previous, next] = [links[index - 1]?.link, links[index + 1]?.link];
      neighbourhoodByPath.set(link.path, { sidebar, groups, section, previous, next });
    });
  }
  return neighbourhoodByPath;
}

type Listed = { link: PageLink; groups: string[]; isFoot: boolean };

function flatten(items: SidebarItem[], groups: string[]): Listed[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return flatten(item.items, [...groups, item.text]);
    const { path, text, title = text, method, isFoot = false } = item;
    return path.includes('#') ? [] : [{ link: { path, title, ...(method && { method }) }, groups, isFoot }];
  });
}

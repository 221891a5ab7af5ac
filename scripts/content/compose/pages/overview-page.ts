import { localise } from '../../../../src/model/config.ts';
import type { SidebarItem } from '../../../../src/model/navigation.ts';
import type { Heading, OverviewGroup } from '../../../../src/model/page.ts';
import { OVERVIEW_HEADING_DEPTH } from '../../../../src/site/limits.ts';
import { getText } from '../../texts/texts.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';

export const OVERVIEW_PATH = '/reference/';

/** A site with more pages lists them without their headings, so that the overview stays a page. */
const MAX_PAGES_WITH_HEADINGS = 400;

/** The page that lists all others, unless a guide is at its path. */
export function overviewPage({ locale, version, config }: LocaleBuildInput): DraftPage {
  const title = getText(locale)('overview.title');
  const siteTitle = localise(config.title, locale);
  return {
    path: OVERVIEW_PATH,
    locale,
    version,
    title,
    description: `${title} · ${siteTitle}`,
    layout: 'overview',
    groups: [],
    isUnlisted: true,
  };
}

/** The groups of all sidebars in their order; pages of no group, and a group for links that are alone, come under "Others". */
export function overviewGroups(
  sidebars: Record<string, SidebarItem[]>,
  drafts: DraftPage[],
  others: string,
): OverviewGroup[] {
  const headings = new Map(drafts.map((draft) => [draft.path, draft.layout === 'doc' ? draft.headings : []]));
  const withHeadings = drafts.length <= MAX_PAGES_WITH_HEADINGS;
  const getHeadings = (path: string): Heading[] =>
    withHeadings ? (headings.get(path) ?? []).filter(({ depth }) => depth <= OVERVIEW_HEADING_DEPTH) : [];
  const loose: SidebarItem[] = [];
  const groups = Object.entries(sidebars).flatMap(([name, items]) =>
    items.flatMap((item, index): OverviewGroup[] => {
      if (item.kind === 'group')
        return [{ id: `${name}-${index + 1}`, text: item.text, pages: getPages([item], getHeadings) }];
      loose.push(item);
      return [];
    }),
  );
  return loose.length > 0 ? [...groups, { id: 'others', text: others, pages: getPages(loose, getHeadings) }] : groups;
}

function getPages(items: SidebarItem[], getHeadings: (path: string) => Heading[]): OverviewGroup['pages'] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return getPages(item.items, getHeadings);
    // Itself.
    if (item.path === OVERVIEW_PATH) return [];
    const { path, text: title, nodes: titleNodes, method } = item;
    const link = { path, title, ...(titleNodes && { titleNodes }), ...(method && { method }) };
    return [{ ...link, headings: getHeadings(path) }];
  });
}

import type { Channel } from '../../../../src/model/channel.ts';
import { localise } from '../../../../src/model/config.ts';
import { OVERVIEW_HEADING_DEPTH } from '../../../../src/model/limits.ts';
import type { SidebarItem } from '../../../../src/model/navigation.ts';
import type { OverviewEntry, OverviewGroup } from '../../../../src/model/page.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import { callSections, outcomeSections } from '../../../../src/model/sections.ts';
import { cutSentence, firstSentence } from '../../describe/first-sentence.ts';
import { getText } from '../../texts/texts.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { createGroupTitles } from './entry-groups.ts';

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
  const byPath = new Map(drafts.map((draft) => [draft.path, draft]));
  const withHeadings = drafts.length <= MAX_PAGES_WITH_HEADINGS;
  const describe = (path: string) => describeDraft(byPath.get(path), withHeadings);
  const titleOf = createGroupTitles(drafts);
  const loose: SidebarItem[] = [];
  const groups = Object.entries(sidebars).flatMap(([name, items]) =>
    items.flatMap((item, index): OverviewGroup[] => {
      if (item.kind === 'group') {
        const pages = getPages([item], describe);
        return [{ id: `${name}-${index + 1}`, text: titleOf(item.text, pages[0]?.path), pages }];
      }
      loose.push(item);
      return [];
    }),
  );
  const pages = uniqueByPath(getPages(loose, describe));
  return pages.length > 0 ? [...groups, { id: 'others', text: others, pages }] : groups;
}

/** A page may be at the foot of several sidebars. */
function uniqueByPath(pages: OverviewEntry[]): OverviewEntry[] {
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

type Description = Omit<OverviewEntry, keyof PageLink>;

function getPages(items: SidebarItem[], describe: (path: string) => Description): OverviewEntry[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return getPages(item.items, describe);
    // Itself.
    if (item.path === OVERVIEW_PATH) return [];
    const { path, text, title = text, nodes: titleNodes, method } = item;
    const link = { path, title, ...(titleNodes && { titleNodes }), ...(method && { method }) };
    return [{ ...link, ...describe(path) }];
  });
}

/** What a page is for in one sentence, what it documents, and its headings without those that every operation has. */
function describeDraft(draft: DraftPage | undefined, withHeadings: boolean): Description {
  if (draft?.layout !== 'doc') return { headings: [] };
  const { title, description, blocks, headings } = draft;
  const operation = blocks.find((block) => block.kind === 'operation')?.operation;
  const channel = blocks.find((block) => block.kind === 'channel')?.channel;
  const subject = operation ? { api: operation.path, operation: operation.id } : channel && getSubject(channel);
  // Without a guide it repeats the title.
  const text = description.startsWith(title) ? firstSentence((operation ?? channel)?.description ?? []) : description;
  const repeated = new Set<string>(operation ? [...callSections(operation), ...outcomeSections(operation)] : []);
  const own = headings.filter(({ id, depth }) => depth <= OVERVIEW_HEADING_DEPTH && !repeated.has(id));
  return {
    ...(text !== '' && { description: cutSentence(text) }),
    ...subject,
    headings: withHeadings ? own : [],
  };
}

function getSubject({ address, id }: Channel) {
  return { api: address, operation: id };
}

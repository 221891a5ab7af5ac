import type { NavItem, SidebarItem } from '../../../../src/model/navigation.ts';
import type { EntryGroup } from '../../../../src/model/page.ts';
import { containsPath, countLinks } from '../../../../src/model/sidebar.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import type { DraftPage } from '../locale-build.ts';

/** A larger site lists its groups instead: a list that long is no way in. */
const MAX_ENTRIES = 100;

type Sidebars = Record<string, SidebarItem[]>;

/**
 * The entry points that a home page lists: every operation and channel by its group in the sidebars, nested groups as groups of
 * their own; then the guides of the first group. A large site has its groups alone, each with the number of its pages.
 */
export function entryGroups(sidebars: Sidebars, drafts: DraftPage[], { nav }: Pick<SiteData, 'nav'>): EntryGroup[] {
  const items = Object.values(sidebars).flat();
  const byPath = new Map(drafts.map((draft) => [draft.path, draft]));
  const titleOf = createGroupTitles(drafts);
  if (countLinks(items) > MAX_ENTRIES)
    return items.flatMap(summariseGroup).map((group) => ({ ...group, text: titleOf(group.text, group.path) }));
  const groups = Object.values(sidebars)
    .flatMap((list) => groupsIn(getName(list, nav), list))
    .map(({ text, links }) => ({
      text: titleOf(text, links[0]?.path),
      entries: links.flatMap(({ path, text: title, method }) => {
        const api = apiPath(byPath.get(path));
        if (!method || api === undefined) return [];
        return [{ path, title, method, ...(api !== title && { api }) }];
      }),
    }));
  return [...groups.filter(({ entries }) => entries.length > 0), ...guides(items, byPath)];
}

/** The name of a group, with that of its document before it where the site has several: two may have a group of one name. */
export function createGroupTitles(drafts: DraftPage[]): (text: string, path: string | undefined) => string {
  const names = nameDocuments(drafts);
  const apis = new Map(drafts.flatMap(({ path, section }) => (section ? [[path, section.api] as const] : [])));
  return (text, path) => {
    const api = apis.get(path ?? '');
    const name = api && names.get(api);
    return name === undefined || name === text ? text : `${name} · ${text}`;
  };
}

/** The documents of a site that has several, by their titles; two of one title have the names of their files as well. */
export function nameDocuments(drafts: DraftPage[]): Map<DescribedDocument, string> {
  const apis = [...new Set(drafts.flatMap(({ section }) => section?.api ?? []))];
  if (apis.length < 2) return new Map();
  const isUnique = (title: string) => apis.filter((api) => api.title === title).length === 1;
  return new Map(apis.map((api) => [api, isUnique(api.title) ? api.title : `${api.title} · ${api.id}`]));
}

function summariseGroup(item: SidebarItem): EntryGroup[] {
  const first = item.kind === 'group' ? firstLink(item.items) : undefined;
  return first ? [{ text: item.text, path: first.path, count: countLinks([item]), entries: [] }] : [];
}

function firstLink(items: SidebarItem[]): Link | undefined {
  for (const item of items) {
    const link = item.kind === 'link' ? item : firstLink(item.items);
    if (link) return link;
  }
  return undefined;
}

type Link = Extract<SidebarItem, { kind: 'link' }>;

type Links = { text: string; links: Link[] };

function groupsIn(text: string, items: SidebarItem[]): Links[] {
  const links = items.filter((item) => item.kind === 'link');
  return [{ text, links }, ...items.flatMap((item) => (item.kind === 'group' ? groupsIn(item.text, item.items) : []))];
}

/** The links of a sidebar that are in no group go by the name under which the top bar leads there. */
function getName(items: SidebarItem[], nav: NavItem[]): string {
  return nav.find(({ link }) => link !== undefined && containsPath(items, link))?.text ?? '';
}

function apiPath(draft: DraftPage | undefined): string | undefined {
  if (draft?.layout !== 'doc') return undefined;
  for (const block of draft.blocks) {
    if (block.kind === 'operation') return block.operation.path;
    if (block.kind === 'channel') return block.channel.address;
  }
  return undefined;
}

/** The guides of the first group of the sidebars: what a reader begins with. */
function guides(items: SidebarItem[], byPath: Map<string, DraftPage>): EntryGroup[] {
  const first = items.find(({ kind }) => kind === 'group');
  if (first?.kind !== 'group') return [];
  const entries = groupsIn('', [first])
    .flatMap(({ links }) => links)
    .flatMap(({ path, text, title = text, method }) =>
      !method && byPath.get(path)?.layout === 'doc' ? [{ path, title }] : [],
    );
  return entries.length > 0 ? [{ text: first.text, entries }] : [];
}

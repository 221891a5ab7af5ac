import {
  localise,
  type NavEntry,
  type SearchHelp,
  type SidebarEntry,
  type SiteConfig,
  type SocialEntry,
} from '../../../../src/model/config.ts';
import type { Locale } from '../../../../src/model/locale.ts';
import type { NavItem, SidebarItem, SocialLink } from '../../../../src/model/navigation.ts';
import type { SearchStartData, SiteData } from '../../../../src/model/site.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { documentSidebars, linkTo } from './document-sidebars.ts';

/** The sidebars with the pages of this locale build; a sidebar of its own for each document with pages that no group takes. */
export function composeSidebars(pages: DraftPage[], input: LocaleBuildInput): Record<string, SidebarItem[]> {
  const drafts = pages.filter(({ partOf }) => !partOf);
  const listedByTag = new Set<string>();
  const listed = new Set(Object.values(input.config.sidebars).flat().flatMap(sidebarPaths));
  const tagOf = new Map(drafts.map((draft) => [draft.path, getTag(draft, listed, input)]));
  const sidebars: Record<string, SidebarItem[]> = {};
  for (const [name, entries] of Object.entries(input.config.sidebars)) {
    const items = entries.flatMap((entry) => sidebarItems(entry, { drafts, tagOf, listedByTag, input }));
    if (items.length > 0) sidebars[name] = items;
  }
  const rest = drafts.filter(({ section, path }) => section && !listedByTag.has(path));
  for (const [name, items] of documentSidebars(rest)) sidebars[name] = items;
  return sidebars;
}

/** The tag whose group takes a page: of the document that it is made from, or of the operation of a guide that no sidebar lists. */
function getTag(draft: DraftPage, listed: ReadonlySet<string>, { apis }: LocaleBuildInput): string | undefined {
  if (draft.section) return draft.section.tagName;
  if (draft.layout !== 'doc' || draft.isUnlisted || listed.has(draft.path)) return undefined;
  const ids = draft.blocks.flatMap((block) => (block.kind === 'operation' ? block.operation.id : []));
  return apis.flatMap(({ operations }) => operations).find(({ operation }) => operation.id === ids[0])?.tagName;
}

/** `listedByTag` gathers the pages that a group has taken by their tag. */
type Listing = {
  drafts: DraftPage[];
  tagOf: ReadonlyMap<string, string | undefined>;
  listedByTag: Set<string>;
  input: LocaleBuildInput;
};

/** An entry without pages in this locale build is left out: another language or version may have them. */
function sidebarItems(entry: SidebarEntry, listing: Listing): SidebarItem[] {
  const { drafts, tagOf, listedByTag, input } = listing;
  if (typeof entry === 'string') {
    const draft = drafts.find(({ path }) => path === entry);
    return draft ? [linkTo(draft)] : [];
  }
  if ('path' in entry) {
    const { path, isFoot } = entry;
    const page = drafts.find((draft) => draft.path === pagePath(path));
    if (!page) return [];
    const text = localise(entry.text, input.locale);
    const title = page.path === path && page.title !== text && { title: page.title };
    return [{ kind: 'link', text, ...title, path, ...(isFoot && { isFoot }) }];
  }
  const listed = entry.items.flatMap((item) => sidebarItems(item, listing));
  const taken = entry.tag === undefined ? [] : drafts.filter(({ path }) => tagOf.get(path) === entry.tag);
  for (const { path } of taken) listedByTag.add(path);
  const ownEnd = listed.findLastIndex(({ kind }) => kind === 'link') + 1;
  const items = listed.toSpliced(ownEnd, 0, ...taken.map(linkTo));
  return items.length > 0 ? [{ kind: 'group', text: localise(entry.text, input.locale), items }] : [];
}

/** Every page that an entry lists. */
function sidebarPaths(entry: SidebarEntry): string[] {
  if (typeof entry === 'string') return [entry];
  return 'path' in entry ? [pagePath(entry.path)] : entry.items.flatMap(sidebarPaths);
}

/** The page that a row of the sidebar leads to: `/page` of `/page#section`. */
function pagePath(path: string): string {
  return path.split('#')[0] ?? path;
}

/** The entries that lead to a page of this locale build or out of the site: another version may have the others. */
export function findReachable(entries: NavEntry[], drafts: DraftPage[]): NavEntry[] {
  const paths = new Set(drafts.map(({ path }) => path));
  return entries.flatMap(({ items, ...entry }): NavEntry[] => {
    const isHere = !entry.link?.startsWith('/') || paths.has(pagePath(entry.link));
    if (!items) return isHere ? [entry] : [];
    const left = findReachable(items, drafts);
    return isHere && left.length > 0 ? [{ ...entry, items: left }] : left;
  });
}

/** The entries of the top bar in one language. */
export function composeNav(entries: NavEntry[], locale: string): NavItem[] {
  return entries.map(({ text, tag, items, ...entry }) => ({
    ...entry,
    text: localise(text, locale),
    ...(tag && { tag: localise(tag, locale) }),
    ...(items && { items: composeNav(items, locale) }),
  }));
}

/** The links of the top bar in one language, their Markdown compiled. */
export function composeSocialLinks(
  entries: SocialEntry[],
  { locale, text }: Pick<LocaleBuildInput, 'locale' | 'text'>,
): SocialLink[] {
  return entries.map(({ icon, label: labels, mode, content }) => {
    const label = localise(labels, locale);
    const own = localise(content, locale);
    return mode === 'dom' ? { icon, label, mode, content: text(own) } : { icon, label, mode, content: own };
  });
}

/** Every path that the configuration names, with the entries of a menu too. */
export function configuredPaths({
  sidebars,
  nav,
  areas = [],
  draftPage,
  signingPages,
  footLinks = [],
  foot,
  searchHelp,
}: LocaleBuildInput['config']): string[] {
  const inNav = ({ link, items = [] }: NavEntry): string[] => [
    ...(link?.startsWith('/') ? [link] : []),
    ...items.flatMap(inNav),
  ];
  const inSearch = [
    ...Object.values(searchHelp?.words ?? {}).flatMap(({ keywords }) => Object.keys(keywords)),
    ...(searchHelp?.last ?? []),
    ...(searchHelp?.start.map(({ path }) => path) ?? []),
  ];
  return [
    ...Object.values(sidebars).flat().flatMap(sidebarPaths),
    ...[...nav, ...areas].flatMap(inNav),
    ...(draftPage === undefined ? [] : [draftPage]),
    ...Object.values(signingPages ?? {}),
    ...footLinks,
    ...(foot?.columns ?? []).flatMap(({ links }) => links.flatMap(({ link }) => (link.startsWith('/') ? [link] : []))),
    ...inSearch,
  ];
}

/** What a site adds to its foot, in one language. */
export function composeFoot({ columns = [], note }: NonNullable<SiteConfig['foot']>, locale: Locale): SiteData['foot'] {
  return {
    columns: columns.map(({ title, links }) => ({
      title: localise(title, locale),
      links: links.map(({ text, link }) => ({ title: localise(text, locale), path: link })),
    })),
    ...(note && { note: localise(note, locale) }),
  };
}

/** What the search offers before anything is typed. */
export function composeSearchStart({ start, examples }: SearchHelp, locale: Locale): SearchStartData {
  return {
    examples,
    entries: start.map(({ text, description, ...entry }) => ({
      ...entry,
      text: localise(text, locale),
      description: localise(description, locale),
    })),
  };
}

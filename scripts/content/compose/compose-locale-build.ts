import { localise } from '../../../src/model/config.ts';
import { getLanguageTag } from '../../../src/model/locale.ts';
import type { SidebarItem, SidebarParts } from '../../../src/model/navigation.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '../../../src/model/not-found-paths.ts';
import type { Feature, Page } from '../../../src/model/page.ts';
import type { PageLink } from '../../../src/model/page-link.ts';
import { partsWithPath, splitSidebar } from '../../../src/model/sidebar.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { getText } from '../texts/texts.ts';
import { checkHeadings } from './checks/headings.ts';
import { checkLinks } from './checks/links.ts';
import { checkOperationIds } from './checks/operation-ids.ts';
import { checkPages } from './checks/pages.ts';
import { serverOrigins } from './checks/server-origins.ts';
import { withTypePages } from './folding/type-pages.ts';
import { connectPages } from './links/connect.ts';
import { linkContract } from './links/contract-links.ts';
import { resolveForeignLinks } from './links/foreign-links.ts';
import { linkTerms } from './links/link-terms.ts';
import { linkTypes } from './links/link-types.ts';
import type { DraftPage, LocaleBuild, LocaleBuildInput } from './locale-build.ts';
import { createBreadcrumbs } from './navigation/breadcrumbs.ts';
import { documentDownloads, documentMenu } from './navigation/document-menu.ts';
import {
  composeFoot,
  composeNav,
  composeSearchStart,
  composeSidebars,
  composeSocialLinks,
  findReachable,
} from './navigation/navigation.ts';
import { type Neighbourhood, neighbourhoods } from './navigation/neighbours.ts';
import { markChanged } from './pages/changed-here.ts';
import { entryGroups } from './pages/entry-groups.ts';
import { guidePage } from './pages/guide-page.ts';
import { plainHomePage } from './pages/home-page.ts';
import { OVERVIEW_PATH, overviewGroups, overviewPage } from './pages/overview-page.ts';
import { referencePages } from './pages/reference-page.ts';

/** The specified text, in every language. */
const NOT_FOUND_TITLE = 'PAGE NOT FOUND';

/** Puts guides, operations and navigation together: every page of one language and version, and its shell. */
export function composeLocaleBuild(input: LocaleBuildInput): LocaleBuild {
  const connected = connectPages(linkContract(draftPages(input), input), input);
  const drafts = linkTerms(resolveForeignLinks(linkTypes(connected, input), input));
  const sidebars = composeSidebars(drafts, input);
  const groups = overviewGroups(sidebars, drafts, getText(input.locale)('overview.others'));
  const entries = entryGroups(sidebars, drafts, { nav: composeNav(input.config.nav, input.locale) });
  const complete = drafts.map((draft) => {
    if (draft.layout === 'overview') return { ...draft, groups };
    return draft.layout === 'home' ? { ...draft, features: labelled(draft.features, drafts), entries } : draft;
  });
  // Overview pages have no previous and next page: a reader comes there to look for one in the list.
  const neighbourhoodByPath = neighbourhoods(
    sidebars,
    new Set(drafts.flatMap(({ layout, path }) => (layout === 'overview' ? [path] : []))),
  );
  checkOperationIds(input);
  checkPages(complete, neighbourhoodByPath, input);
  checkHeadings(complete, input);
  checkLinks(complete, input);

  const { shortened, parts } = splitSidebars(sidebars, complete);
  const toBreadcrumbs = createBreadcrumbs(complete, input);
  const pages = complete.map((draft) => {
    const neighbourhood = findNeighbourhood(draft, neighbourhoodByPath);
    const breadcrumbs = toBreadcrumbs(draft, neighbourhood);
    return toPage(draft, neighbourhood, { parts, folder: input.folder, breadcrumbs });
  });
  return { site: composeSite({ sidebars: shortened, drafts: complete }, input), pages, parts };
}

/** A part of a page is where that page is, without neighbours. */
function findNeighbourhood({ path, partOf }: DraftPage, neighbourhoodByPath: ReadonlyMap<string, Neighbourhood>) {
  if (!partOf) return neighbourhoodByPath.get(path);
  const around = neighbourhoodByPath.get(partOf.path);
  return around && { ...around, previous: undefined, next: undefined };
}

function draftPages(input: LocaleBuildInput): DraftPage[] {
  const guides = input.guides.map((guide) => guidePage(guide, input));
  const documented = new Set(guides.flatMap((draft) => ('blocks' in draft ? draft.blocks.flatMap(subjectId) : [])));
  const pages = withTypePages(markChanged([...guides, ...referencePages(input, documented)], input), input);
  if (!pages.some(({ layout }) => layout === 'overview')) pages.push(overviewPage(input));
  if (!pages.some(({ path }) => path === '/')) pages.unshift(plainHomePage(pages, input));
  const { locale, version, config } = input;
  const t = getText(locale);
  const shared = { locale, version, layout: 'not-found', isUnlisted: true } as const;
  const description = t(config.beacon === undefined ? 'content:notFound' : 'content:beacon.notFound');
  pages.push({ ...shared, path: NOT_FOUND_PATH, title: NOT_FOUND_TITLE, description });
  if (config.serviceWorker ?? true) {
    const texts = { title: t('content:offline.title'), description: t('content:offline.text') };
    pages.push({ ...shared, path: OFFLINE_PATH, ...texts });
  }
  return pages;
}

function subjectId(block: { kind: string; operation?: { id: string }; channel?: { id: string } }): string[] {
  return [block.operation?.id, block.channel?.id].filter((id) => id !== undefined);
}

function splitSidebars(sidebars: Record<string, SidebarItem[]>, drafts: DraftPage[]) {
  const overviewPath = drafts.find(({ layout }) => layout === 'overview')?.path ?? OVERVIEW_PATH;
  const shortened: Record<string, SidebarItem[]> = {};
  const parts: SidebarParts = {};
  for (const [name, items] of Object.entries(sidebars)) {
    const split = splitSidebar(name, items, overviewPath);
    shortened[name] = split.items;
    Object.assign(parts, split.parts);
  }
  return { shortened, parts };
}

function toPage(
  { section: _section, isUnlisted: _isUnlisted, partOf, ...draft }: DraftPage,
  neighbourhood: Neighbourhood | undefined,
  { parts, folder, breadcrumbs }: { parts: SidebarParts; folder: string; breadcrumbs: Page['breadcrumbs'] },
): Page {
  const sidebarGroups = neighbourhood ? partsWithPath(parts, partOf?.path ?? draft.path) : [];
  return {
    ...draft,
    ...(draft.file !== undefined && { file: folder + draft.file }),
    breadcrumbs,
    ...(neighbourhood && {
      sidebar: neighbourhood.sidebar,
      previous: neighbourhood.previous,
      next: neighbourhood.next,
    }),
    ...(sidebarGroups.length > 0 && { sidebarGroups }),
  };
}

type Composed = { sidebars: Record<string, SidebarItem[]>; drafts: DraftPage[] };

function composeSite({ sidebars, drafts }: Composed, input: LocaleBuildInput): SiteData {
  const { config, locale, version, apis: documents } = input;
  const {
    title,
    origin,
    base = '/',
    locales,
    versions = [],
    nav,
    areas,
    logo,
    artwork,
    docsTitle,
    outlineTitle,
    socialLinks = [],
    sourceUrl,
    hideNavbar = 'never',
    animateContent,
    support,
    draftPage,
    signingPages,
    updated,
    footLinks,
    foot,
    searchHelp,
  } = config;
  const tag = getLanguageTag(locales, locale);
  const apis = documentMenu(drafts, input);
  return {
    title: localise(title, locale),
    ...(logo && { logo: { light: `/${logo.light}`, dark: `/${logo.dark}` } }),
    ...(artwork && { artwork }),
    ...(docsTitle && { docsTitle: localise(docsTitle, locale) }),
    ...(outlineTitle && { outlineTitle: localise(outlineTitle, locale) }),
    origin,
    locale,
    locales,
    defaultLocale: locales[0].locale,
    base,
    version,
    versions,
    nav: composeNav(version === undefined ? nav : findReachable(nav, drafts), locale),
    ...(apis.length > 0 && { apis }),
    ...(areas && { areas: composeNav(areas, locale) }),
    sidebars,
    socialLinks: composeSocialLinks(socialLinks, input),
    sourceUrl,
    hideNavbar,
    ...(animateContent && { animateContent }),
    downloads: documentDownloads(input),
    ...(support && { support }),
    ...(draftPage !== undefined && { draftPage }),
    ...(signingPages && { signingPages }),
    ...(updated !== undefined && { updated: formatDay(updated, tag) }),
    ...(footLinks && { footLinks: toLinks(footLinks, drafts) }),
    ...(foot && { foot: composeFoot(foot, locale) }),
    ...(config.beacon !== undefined && {
      beacon: { url: config.beacon, notice: getText(locale)('content:beacon.search') },
    }),
    ...(config.search && config.search.mode !== 'auto' && { search: config.search }),
    ...((config.tryIt ?? true) && hasCalls(documents) && { tryIt: true as const }),
    ...(config.provider && { hasProvider: true as const }),
    ...(config.provider?.values && { hasValues: true as const }),
    ...(searchHelp && { searchStart: composeSearchStart(searchHelp, locale) }),
    ...((config.serviceWorker ?? true) && { serviceWorker: true as const }),
    ...(config.console && { console: true as const, servers: serverOrigins(documents) }),
  };
}

function hasCalls(apis: LocaleBuildInput['apis']): boolean {
  return apis.some(({ operations }) => operations.some(({ operation }) => !operation.webhook));
}

/** A link of a feature says which page it leads to. */
function labelled(features: Feature[], drafts: DraftPage[]): Feature[] {
  return features.map((feature) => ({ ...feature, label: drafts.find(({ path }) => path === feature.path)?.title }));
}

/** Pages by their titles; one that does not exist is left out here, `checkConfiguredPaths` reports it. */
function toLinks(paths: string[], drafts: DraftPage[]): PageLink[] {
  return paths.flatMap((path) => {
    const page = drafts.find((draft) => draft.path === path);
    return page ? { path, title: page.title } : [];
  });
}

function formatDay(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

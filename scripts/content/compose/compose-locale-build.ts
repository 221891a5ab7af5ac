import { type Localised, localise } from '../../../src/model/config.ts';
import { getLanguageTag } from '../../../src/model/locale.ts';
import type { SidebarItem, SidebarParts } from '../../../src/model/navigation.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '../../../src/model/not-found-paths.ts';
import type { Page } from '../../../src/model/page.ts';
import type { PageLink } from '../../../src/model/page-link.ts';
import { partsWithPath, splitSidebar } from '../../../src/model/sidebar.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { getText } from '../texts/texts.ts';
import { checkContractNames } from './checks/contract-names.ts';
import { checkHeadings } from './checks/headings.ts';
import { checkLinks } from './checks/links.ts';
import { checkOperationIds } from './checks/operation-ids.ts';
import { checkPages } from './checks/pages.ts';
import { serverOrigins } from './checks/server-origins.ts';
import { withTypePages } from './folding/type-pages.ts';
import { connectPages } from './links/connect.ts';
import { linkPages, mergeNames } from './links/link-pages.ts';
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
import { siteDrawings, withDrawings } from './pages/drawings.ts';
import { entryGroups } from './pages/entry-groups.ts';
import { guidePage } from './pages/guide-page.ts';
import { plainHomePage } from './pages/home-page.ts';
import { OVERVIEW_PATH, overviewGroups, overviewPage } from './pages/overview-page.ts';
import { referencePages } from './pages/reference-page.ts';

/** The specified text, in every language. */
const NOT_FOUND_TITLE = 'PAGE NOT FOUND';

/** Puts guides, operations and navigation together: every page of one language and version, and its shell. */
export function composeLocaleBuild(input: LocaleBuildInput): LocaleBuild {
  const connected = connectPages(draftPages(input), input);
  const names = mergeNames(input.apis);
  const drafts = linkPages(connected, names, input);
  const sidebars = composeSidebars(drafts, input);
  const groups = overviewGroups(sidebars, drafts, getText(input.locale)('overview.others'));
  const entries = entryGroups(sidebars, drafts, { nav: composeNav(input.config.nav, input.locale) });
  const complete = drafts.map((draft) => {
    if (draft.layout === 'overview') return { ...draft, groups };
    return draft.layout === 'home' ? { ...withDrawings(draft, drafts, input), entries } : draft;
  });
  // Overview pages have no previous and next page: a reader comes there to look for one in the list.
  const neighbourhoodByPath = neighbourhoods(
    sidebars,
    new Set(drafts.flatMap(({ layout, path }) => (layout === 'overview' ? [path] : []))),
  );
  checkContractNames(names, complete, input);
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
    sidebar: neighbourhood?.sidebar,
    previous: neighbourhood?.previous,
    next: neighbourhood?.next,
    ...(sidebarGroups.length > 0 && { sidebarGroups }),
  };
}

type Composed = { sidebars: Record<string, SidebarItem[]>; drafts: DraftPage[] };

function composeSite({ sidebars, drafts }: Composed, input: LocaleBuildInput): SiteData {
  const { config, locale, version, apis: documents } = input;
  const { logo, locales, areas, beacon, foot, searchHelp, tryIt = true, serviceWorker = true } = config;
  const inLocale = (text?: Localised) => text && localise(text, locale);
  const apis = documentMenu(drafts, input);
  // JSON leaves out what is undefined: what the site does not have costs a page nothing.
  return {
    title: localise(config.title, locale),
    logo: logo && { light: `/${logo.light}`, dark: `/${logo.dark}` },
    ...siteDrawings(input),
    docsTitle: inLocale(config.docsTitle),
    outlineTitle: inLocale(config.outlineTitle),
    origin: config.origin,
    locale,
    locales,
    defaultLocale: locales[0].locale,
    base: config.base ?? '/',
    version,
    versions: config.versions ?? [],
    nav: composeNav(version === undefined ? config.nav : findReachable(config.nav, drafts), locale),
    apis: apis.length > 0 ? apis : undefined,
    areas: areas && composeNav(areas, locale),
    sidebars,
    socialLinks: composeSocialLinks(config.socialLinks ?? [], input),
    sourceUrl: config.sourceUrl,
    hideNavbar: config.hideNavbar ?? 'never',
    animateContent: config.animateContent || undefined,
    downloads: documentDownloads(input),
    support: config.support,
    draftPage: config.draftPage,
    signingPages: config.signingPages,
    updated: config.updated === undefined ? undefined : formatDay(config.updated, getLanguageTag(locales, locale)),
    footLinks: config.footLinks && toLinks(config.footLinks, drafts),
    foot: foot && composeFoot(foot, locale),
    beacon: beacon === undefined ? undefined : { url: beacon, notice: getText(locale)('content:beacon.search') },
    search: config.search?.mode === 'auto' ? undefined : config.search,
    tryIt: (tryIt && hasCalls(documents)) || undefined,
    hasProvider: config.provider && true,
    hasValues: config.provider?.values || undefined,
    searchStart: searchHelp && composeSearchStart(searchHelp, locale),
    serviceWorker: serviceWorker || undefined,
    console: config.console === undefined ? undefined : true,
    servers: config.console ? serverOrigins(documents) : undefined,
  };
}

function hasCalls(apis: LocaleBuildInput['apis']): boolean {
  return apis.some(({ operations }) => operations.some(({ operation }) => !operation.webhook));
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

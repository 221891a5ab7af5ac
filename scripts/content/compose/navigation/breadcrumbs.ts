import { isActivePath, isSamePath } from '../../../../src/model/links.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { nameDocuments } from '../pages/entry-groups.ts';
import { composeNav } from './navigation.ts';
import type { Neighbourhood } from './neighbours.ts';

type ToBreadcrumbs = (draft: DraftPage, neighbourhood: Neighbourhood | undefined) => Page['breadcrumbs'];

/**
 * The way to a page: its area, the groups around it, the page that it is a part of, its title. An ancestor that has a page links to it: the area to its first page, a
 * group of the sidebar to its section of the overview.
 */
export function createBreadcrumbs(drafts: DraftPage[], { config, locale }: LocaleBuildInput): ToBreadcrumbs {
  const areas = composeNav(config.areas ?? [], locale);
  const names = nameDocuments(drafts);
  const firstPaths = new Map(drafts.toReversed().map((draft) => [draft.section?.api, draft.path]));
  const overview = drafts.find(({ layout }) => layout === 'overview')?.path;
  const sections = new Set(
    drafts.flatMap((draft) => (draft.layout === 'overview' ? draft.groups.flatMap(({ id }) => id ?? []) : [])),
  );

  return ({ path, title, partOf, section }, neighbourhood) => {
    if (!neighbourhood) return [];
    const area = areas.find((candidate) => isActivePath(path, candidate));
    const groups = neighbourhood.groups.map((text, depth) => {
      const isSection = depth === 0 && sections.has(neighbourhood.section);
      return isSection && overview !== undefined ? { text, path: `${overview}#${neighbourhood.section}` } : { text };
    });
    // Groups of several documents may have one name.
    const name = section && !area ? names.get(section.api) : undefined;
    const document = name === undefined ? [] : [{ text: name, path: firstPaths.get(section?.api) }];
    const start = area?.link === undefined ? document : [{ text: area.text, path: area.link }];
    const around = partOf ? [{ text: partOf.title, path: partOf.path }] : [];
    const ancestors = [...start, ...groups.filter(({ text }) => text !== (area?.text ?? document[0]?.text)), ...around];
    return [...ancestors.map((crumb) => withoutLinkTo(path, crumb)), { text: title }];
  };
}

/** A page does not link to itself. */
function withoutLinkTo(own: string, crumb: Page['breadcrumbs'][number]): Page['breadcrumbs'][number] {
  return crumb.path !== undefined && isSamePath(crumb.path, own) ? { text: crumb.text } : crumb;
}

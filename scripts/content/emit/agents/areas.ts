import { isActivePath } from '../../../../src/model/links.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { SiteData } from '../../../../src/model/site.ts';

/** A part of a site with an index of its own. `path` is its folder: `/token/`. */
export type Area = { path: string; title: string; pages: Page[] };

/**
 * The parts that the configuration names, or else the folders that pages are in. Pages that are in none are listed in the index of the
 * whole site alone.
 */
export function findAreas(pages: Page[], site: SiteData): Area[] {
  const areas = site.areas ? findConfigured(pages, site.areas) : findFolders(pages);
  const useful = areas.filter((area) => area.pages.length > 1);
  return useful.length > 1 ? useful : [];
}

function findConfigured(pages: Page[], areas: NonNullable<SiteData['areas']>): Area[] {
  return areas.flatMap(({ text, link, activeMatch }) => {
    if (link === undefined || !/^\/.+\/$/.test(link)) return [];
    const isInside = ({ path }: Page) =>
      isActivePath(path, { link, ...(activeMatch !== undefined && { activeMatch }) });
    return [{ path: link, title: text, pages: pages.filter(isInside) }];
  });
}

/** By the first segment of the path, which for a page made from a document alone is that of its tag. */
function findFolders(pages: Page[]): Area[] {
  const areas = new Map<string, Area>();
  for (const page of pages) {
    const path = /^\/[^/]+\//.exec(page.path)?.[0];
    if (path === undefined) continue;
    const area = areas.get(path) ?? { path, title: page.breadcrumbs[0]?.text ?? page.title, pages: [] };
    areas.set(path, area);
    area.pages.push(page);
  }
  return [...areas.values()];
}

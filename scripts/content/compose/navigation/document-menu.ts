import type { NavItem } from '../../../../src/model/navigation.ts';
import type { Download } from '../../../../src/model/operation.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { nameDocuments } from '../pages/entry-groups.ts';
import { kebab } from '../pages/reference-page.ts';

/** The documents of a site that is made of several and has no areas of its own: each with its first page, and the addresses of all its pages. */
export function documentMenu(drafts: DraftPage[], { config }: LocaleBuildInput): NavItem[] {
  if (config.areas) return [];
  return [...nameDocuments(drafts)].flatMap(([api, text]): NavItem[] => {
    const first = drafts.find(({ section }) => section?.api === api);
    return first ? [{ text, link: first.path, activeMatch: `/${kebab(api.id)}/` }] : [];
  });
}

/** Of several documents each says which pages are its own: beside them a reader wants that file. */
export function documentDownloads({ apis }: LocaleBuildInput): Download[] {
  if (apis.length === 1) return apis.flatMap(({ downloads }) => downloads);
  return apis.flatMap(({ id, downloads }) => downloads.map((download) => ({ ...download, below: `/${kebab(id)}/` })));
}

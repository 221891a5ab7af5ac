import type { NavItem } from '../../../../src/model/navigation.ts';
import type { Download } from '../../../../src/model/operation.ts';
import { getText } from '../../texts/texts.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { nameDocuments } from '../pages/entry-groups.ts';
import { kebab } from '../pages/reference-page.ts';

/** The way from the pages of one document to those of the others, where a site is made of several and has no areas of its own. */
export function documentMenu(drafts: DraftPage[], { config, locale }: LocaleBuildInput): NavItem[] {
  if (config.strict || config.areas) return [];
  const items = [...nameDocuments(drafts)].flatMap(([api, text]): NavItem[] => {
    const first = drafts.find(({ section }) => section?.api === api);
    return first ? [{ text, link: first.path, activeMatch: `/${kebab(api.id)}/` }] : [];
  });
  return items.length > 0 ? [{ text: getText(locale)('content:document.menu'), items }] : [];
}

/** Of several documents each says which pages are its own: beside them a reader wants that file. */
export function documentDownloads({ apis }: LocaleBuildInput): Download[] {
  if (apis.length === 1) return apis.flatMap(({ downloads }) => downloads);
  return apis.flatMap(({ id, downloads }) => downloads.map((download) => ({ ...download, below: `/${kebab(id)}/` })));
}

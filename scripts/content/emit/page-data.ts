import {
  type DataPlace,
  pageDataAddress,
  searchDataAddress,
  sidebarDataAddress,
  siteDataAddress,
} from '../../../src/model/data-address.ts';
import type { Edition } from '../compose/edition.ts';
import type { Output } from './output.ts';
import { toSearchData } from './search.ts';

/** What the browser fetches: each page, the shell's data, and the parts of long sidebars. */
export function pageData({ site, pages, parts }: Edition): Output[] {
  const place: DataPlace = { locale: site.locale, version: site.version };
  return [
    json(siteDataAddress(place), site),
    json(searchDataAddress(place), toSearchData(pages)),
    ...pages.map((page) => json(pageDataAddress(place, page.path), page)),
    ...Object.entries(parts).map(([key, items]) => json(sidebarDataAddress(place, key), items)),
  ];
}

function json(path: string, value: unknown): Output {
  return { path, content: JSON.stringify(value) };
}

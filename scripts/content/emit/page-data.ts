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
export function* pageData({ site, pages, parts }: Edition): Iterable<Output> {
  const place: DataPlace = { locale: site.locale, version: site.version };
  yield json(siteDataAddress(place), site);
  for (const page of pages) yield json(pageDataAddress(place, page.path), page);
  for (const [key, items] of Object.entries(parts)) yield json(sidebarDataAddress(place, key), items);
  yield json(searchDataAddress(place), toSearchData(pages));
}

function json(path: string, value: unknown): Output {
  return { path, content: JSON.stringify(value) };
}

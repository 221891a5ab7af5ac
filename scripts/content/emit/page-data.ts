import {
  cardsDataAddress,
  type LocaleVersion,
  pageDataAddress,
  samplesDataAddress,
  sidebarDataAddress,
  siteDataAddress,
} from '../../../src/model/data-address.ts';
import { splitSamples } from '../../../src/model/deferred-samples.ts';
import type { LocaleBuild } from '../compose/locale-build.ts';
import { getCards } from './cards.ts';
import type { Output } from './output.ts';

/** What the browser fetches: each page, the shell's data, and the parts of long sidebars. */
export function* pageData({ site, pages, parts }: LocaleBuild): Iterable<Output> {
  const localeVersion: LocaleVersion = { locale: site.locale, version: site.version };
  yield json(siteDataAddress(localeVersion), site);
  for (const page of pages) {
    const { light, deferred } = splitSamples(page);
    yield json(pageDataAddress(localeVersion, page.path), light);
    if (deferred.length > 0) yield json(samplesDataAddress(localeVersion, page.path), deferred);
  }
  yield json(cardsDataAddress(localeVersion), getCards(pages));
  for (const [key, items] of Object.entries(parts)) yield json(sidebarDataAddress(localeVersion, key), items);
}

function json(path: string, value: unknown): Output {
  return { path, content: JSON.stringify(value) };
}

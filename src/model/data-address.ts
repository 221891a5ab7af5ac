import type { Locale } from './locale.ts';

/** A language and, where it is not the default one, a version: each has a folder of data. */
export type LocaleVersion = { locale: Locale; version?: string };

/** `_data/zh` or `_data/v1/zh`: the folder of a language's data, below the base of the site. */
function dataFolder({ locale, version }: LocaleVersion): string {
  return ['_data', version, locale].filter((part) => part !== undefined).join('/');
}

/** Data of the page at a site path: `/guide/` gives `_data/zh/guide/index.json`. The 404 page is `/404`. */
export function pageDataAddress(localeVersion: LocaleVersion, path: string): string {
  return `${dataFolder(localeVersion)}${path.endsWith('/') ? `${path}index` : path}.json`;
}

/** What the shell needs (`SiteData`). */
export function siteDataAddress(localeVersion: LocaleVersion): string {
  return `${dataFolder(localeVersion)}/site.json`;
}

/** What can be searched (`SearchData`): beside the pages, because it is measured and loaded apart from them. */
export function searchDataAddress({ locale, version }: LocaleVersion): string {
  return ['_data/search', version, `${locale}.json`].filter((part) => part !== undefined).join('/');
}

/** Request samples of the page at a site path that the page itself leaves out (`CodeSample[]`). */
export function samplesDataAddress(localeVersion: LocaleVersion, path: string): string {
  return `${dataFolder(localeVersion)}/samples${path.endsWith('/') ? `${path}index` : path}.json`;
}

/** What links say of their targets (`Cards`), for all pages of a language. */
export function cardsDataAddress(place: LocaleVersion): string {
  return `${dataFolder(place)}/cards.json`;
}

/** Items of a lazy sidebar group. */
export function sidebarDataAddress(localeVersion: LocaleVersion, key: string): string {
  return `${dataFolder(localeVersion)}/sidebar-${key}.json`;
}

/** What tells one page of a site from another. */
export type PageKey = { path: string; locale: string; version?: string };

/** Which language and version have addresses without a prefix. */
export type AddressDefaults = { defaultLocale: string; versions: string[] };

/** Address of a page below the base: `/guide/`, `/en/guide/`, `/v1/en/guide/`. */
export function pageAddress({ path, locale, version }: PageKey, { defaultLocale, versions }: AddressDefaults): string {
  const versionPrefix = version && version !== versions[0] ? `/${version}` : '';
  const localePrefix = locale === defaultLocale ? '' : `/${locale}`;
  return `${versionPrefix}${localePrefix}${path}`;
}

/** File of a page's data below the base: `_data/zh/guide/index.json`, `_data/v1/en/hello.json`. */
export function pageDataFile(key: PageKey, defaults: AddressDefaults): string {
  const name = key.path.endsWith('/') ? `${key.path}index` : key.path;
  return `${dataFolder(key, defaults)}${name}.json`;
}

/** File of the shell's data in one language and version; the underscore keeps it apart from pages. */
export function siteDataFile(key: Omit<PageKey, 'path'>, defaults: AddressDefaults): string {
  return `${dataFolder(key, defaults)}/_site.json`;
}

function dataFolder({ locale, version }: Omit<PageKey, 'path'>, { versions }: AddressDefaults): string {
  return version && version !== versions[0] ? `_data/${version}/${locale}` : `_data/${locale}`;
}

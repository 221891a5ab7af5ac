import type { Locale } from './locale.ts';

/** What tells one page of a site from another. `version` is absent for the default version. */
export type PageKey = { path: string; locale: Locale; version?: string | undefined };

/** Address of a page below the base: `/guide/`, `/en/guide/`, `/v1/en/guide/`. */
export function pageAddress({ path, locale, version }: PageKey, defaultLocale: Locale): string {
  const inLocale = locale === defaultLocale ? path : `/${locale}${path}`;
  return version === undefined ? inLocale : `/${version}${inLocale}`;
}

/** Which prefixes the addresses of a site have: `versions` names the default one first. */
export type AddressScheme = {
  base: string;
  locales: { locale: Locale }[];
  defaultLocale: Locale;
  versions: string[];
};

/**
 * The page that an address names: the reverse of `pageAddress` below a base, and forgiving, because some hosts serve
 * files by their name: `/docs/en/guide/index.html` is `/guide/` in English. Undefined for an address outside of the site.
 */
export function readAddress(pathname: string, site: AddressScheme): PageKey | undefined {
  if (!`${pathname}/`.startsWith(site.base)) return undefined;
  let path = `/${pathname.slice(site.base.length)}`.replace(/(\/index)?\.html$/, (_, index) => (index ? '/' : ''));
  const takePrefix = (prefixes: string[]) => {
    const prefix = prefixes.find((prefix) => path === `/${prefix}` || path.startsWith(`/${prefix}/`));
    if (prefix !== undefined) path = path.slice(prefix.length + 1) || '/';
    return prefix;
  };
  const version = takePrefix(site.versions.slice(1));
  const others = site.locales.map(({ locale }) => locale).filter((locale) => locale !== site.defaultLocale);
  const locale = takePrefix(others) ?? site.defaultLocale;
  return { path, locale, ...(version !== undefined && { version }) };
}

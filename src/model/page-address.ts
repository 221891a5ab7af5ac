import type { Locale } from './locale.ts';

/** What tells one page of a site from another. `version` is absent for the default version. */
export type PageKey = { path: string; locale: Locale; version?: string };

/** Address of a page below the base: `/guide/`, `/en/guide/`, `/v1/en/guide/`. */
export function pageAddress({ path, locale, version }: PageKey, defaultLocale: Locale): string {
  const prefixes = [version, locale === defaultLocale ? undefined : locale].filter((part) => part !== undefined);
  return prefixes.map((part) => `/${part}`).join('') + path;
}

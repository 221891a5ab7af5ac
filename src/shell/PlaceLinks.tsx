import type { MouseEvent } from 'react';
import { pageUrl } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';

type PlaceLinksProps = { site: SiteData; path: string };

/** This page in every language. Query and fragment are added at the click, because only the browser knows them. */
export function LanguageLinks({ site, path }: PlaceLinksProps) {
  return site.locales.map(({ locale, tag, name }) => (
    <a
      key={locale}
      href={pageUrl(path, { ...site, locale })}
      lang={tag}
      hrefLang={tag}
      aria-current={locale === site.locale ? 'true' : undefined}
      onClick={keepPlace}
    >
      {name}
    </a>
  ));
}

/** This page in every version. */
export function VersionLinks({ site, path }: PlaceLinksProps) {
  const current = site.version ?? site.versions[0];
  return site.versions.map((version) => (
    <a
      key={version}
      href={pageUrl(path, { ...site, version })}
      aria-current={version === current ? 'true' : undefined}
      onClick={keepPlace}
    >
      {version}
    </a>
  ));
}

function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}

import type { MouseEvent } from 'react';
import { pageUrl } from '../model/links.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH } from '../model/not-found-paths.ts';
import type { SiteData } from '../model/site.ts';

type SwitcherLinksProps = { site: SiteData; path: string };

/**
 * This page in every language. `data-switcher`: the boot script adds query and fragment, which only the browser has, and stores the choice.
 * The current one is no link: there is nothing to go to.
 */
export function LanguageLinks({ site, path }: SwitcherLinksProps) {
  return site.locales.map(({ locale, tag, name }) =>
    locale === site.locale ? (
      <span key={locale} aria-current="true">
        {name}
      </span>
    ) : (
      <a
        key={locale}
        href={pageUrl(getExistingPath(path), { ...site, locale })}
        lang={tag}
        hrefLang={tag}
        data-switcher=""
      >
        {name}
      </a>
    ),
  );
}

/** This page in every version; the home page of one that does not have it. */
export function VersionLinks({ site, path }: SwitcherLinksProps) {
  const current = site.version ?? site.versions[0];
  return site.versions.map((version) => {
    const localeVersion = { ...site, version };
    return (
      <a
        key={version}
        href={pageUrl(getExistingPath(path), localeVersion)}
        aria-current={version === current ? 'true' : undefined}
        data-switcher=""
        onClick={(event) => void openIfPresent(event, pageUrl('/', localeVersion))}
      >
        {version}
      </a>
    );
  });
}

/** The 404 pages have no counterpart: their links lead to the home page. */
function getExistingPath(path: string): string {
  return path === NOT_FOUND_PATH || path === OFFLINE_PATH ? '/' : path;
}

/** A HEAD request tells whether the other version has this page. Modified clicks are left to the browser. */
async function openIfPresent(event: MouseEvent<HTMLAnchorElement>, home: string): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined);
  location.assign(response?.status === 404 ? home : href);
}

import type { MouseEvent } from 'react';
import { pageUrl } from '../model/links.ts';
import type { SiteData } from '../model/site.ts';

type PlaceLinksProps = { site: SiteData; path: string };

/**
 * This page in every language. `data-place`: the starter adds query and fragment, which only the browser knows, and keeps the choice.
 * The current one is no link: there is nothing to go to.
 */
export function LanguageLinks({ site, path }: PlaceLinksProps) {
  return site.locales.map(({ locale, tag, name }) =>
    locale === site.locale ? (
      <span key={locale} aria-current="true">
        {name}
      </span>
    ) : (
      <a key={locale} href={pageUrl(existing(path), { ...site, locale })} lang={tag} hrefLang={tag} data-place="">
        {name}
      </a>
    ),
  );
}

/** This page in every version; the home page of one that does not have it. */
export function VersionLinks({ site, path }: PlaceLinksProps) {
  const current = site.version ?? site.versions[0];
  return site.versions.map((version) => {
    const place = { ...site, version };
    return (
      <a
        key={version}
        href={pageUrl(existing(path), place)}
        aria-current={version === current ? 'true' : undefined}
        data-place=""
        onClick={(event) => void goIfThere(event, pageUrl('/', place))}
      >
        {version}
      </a>
    );
  });
}

/** An address that nothing stands at leads to the home page. */
function existing(path: string): string {
  return path === '/404' ? '/' : path;
}

/** Which pages another version has, its server knows. Modified clicks are the browser's. */
async function goIfThere(event: MouseEvent<HTMLAnchorElement>, home: string): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined);
  location.assign(response?.status === 404 ? home : href);
}

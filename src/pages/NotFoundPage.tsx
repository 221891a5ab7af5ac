import { useEffect } from 'react';
import { useText } from '../hooks/use-text.ts';
import { NOT_FOUND_PATH } from '../model/not-found-paths.ts';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { InlineDrawing } from '../ui/InlineDrawing.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { SmartLink } from '../ui/SmartLink.tsx';

/** Search and the ways into the parts of the site: of an unknown address, and of one that is not stored, without a network. The heading of the first is the specified English text on every site; the sentence below it is in the reader's language. */
export function NotFoundPage({ page, site }: { page: Page; site: SiteData }) {
  const { t } = useText();
  const { areas = [], drawings } = site;
  useEffect(() => {
    const prefixed = `${site.base}${site.defaultLocale}/`;
    // The default language has no prefix: whoever types it means the page without.
    if (location.pathname.startsWith(prefixed)) location.replace(location.href.replace(prefixed, site.base));
  }, [site]);
  return (
    <main className="not-found" id="main" tabIndex={-1}>
      {drawings?.notFound && <InlineDrawing drawing={drawings.notFound} />}
      <h1 lang={page.path === NOT_FOUND_PATH ? 'en' : undefined}>{page.title}</h1>
      <p>{page.description}</p>
      <button type="button" className="search-button" data-search="" aria-haspopup="dialog">
        <Icon name="search" />
        {t('search.label')}
      </button>
      <nav className="not-found__ways" aria-label={t('notFound.ways')}>
        <RouteLink className="button" to="/">
          {t('nav.home')}
        </RouteLink>
        {areas.map(({ text, link = '/' }) => (
          <SmartLink key={text} className="button" href={link}>
            {text}
          </SmartLink>
        ))}
      </nav>
    </main>
  );
}

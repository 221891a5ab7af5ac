import { useEffect } from 'react';
import { useText } from '../hooks/use-text.ts';
import type { SiteData } from '../model/site.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { BrokenBridge } from './BrokenBridge.tsx';

/** The heading is the specified English text on every site; the sentence below it is in the reader's language. */
export function NotFoundPage({ site }: { site: SiteData }) {
  const { t } = useText();
  useEffect(() => {
    const prefixed = `${site.base}${site.defaultLocale}/`;
    // The default language has no prefix: whoever types it means the page without.
    if (location.pathname.startsWith(prefixed)) location.replace(location.href.replace(prefixed, site.base));
  }, [site]);
  return (
    <main className="not-found" id="main" tabIndex={-1}>
      <BrokenBridge />
      <h1 lang="en">PAGE NOT FOUND</h1>
      <p>{t('notFound.text')}</p>
      <RouteLink className="button button--primary" to="/">
        {t('nav.home')}
      </RouteLink>
    </main>
  );
}

import type { SiteData } from '../../model/site.ts';
import { createLocalSource } from './local-source.ts';
import { createRemoteSource } from './remote-source.ts';
import { createSession, type SearchSession } from './search-session.ts';

/** Gets the index file of a language, in the version of the page. */
export type FetchIndex = (locale: string, signal: AbortSignal) => Promise<ArrayBuffer>;

/** One index that the dialog shows under a tab: a language of the site. */
export type SearchTab = { locale: string; tag: string; name: string; session: SearchSession };

/** The indexes of a site, that of the page's language first in use. */
export function createSessions({ locales, version, search }: SiteData, fetchIndex: FetchIndex): SearchTab[] {
  return locales.map(({ locale, tag, name }) => {
    const source =
      search?.mode === 'remote'
        ? createRemoteSource(search.url, { locale, version })
        : createLocalSource((signal) => fetchIndex(locale, signal));
    return { locale, tag, name, session: createSession(source) };
  });
}

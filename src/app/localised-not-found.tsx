import { createRoot } from 'react-dom/client';
import { createSource, type Source } from '../data/source.ts';
import { describeHead } from '../model/head.ts';
import { pageUrl } from '../model/links.ts';
import { getLanguageTag } from '../model/locale.ts';
import { NOT_FOUND_PATH } from '../model/not-found-paths.ts';
import { readAddress } from '../model/page-address.ts';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { ClientApp } from './ClientApp.tsx';
import { loadRouteState } from './load-route.ts';

type Build = { root: string; version: string | undefined };

/**
 * A host may have a single document for all unknown and malformed addresses, in a single language: the address says which one the reader
 * reads. Whether it was another one than the document's, which `source` is of.
 */
export async function showLocalisedNotFound(
  app: HTMLElement,
  source: Source,
  { root, version }: Build,
): Promise<boolean> {
  const { locale: own, locales, ...scheme } = await source.site();
  const locale = readAddress(location.pathname, { ...scheme, locales })?.locale;
  if (locale === undefined || locale === own) return false;
  const other = createSource(root, { locale, ...(version !== undefined && { version }) });
  const [site] = await Promise.all([other.site(), loadStrings(locale, 'interface')]);
  const first = await loadRouteState(NOT_FOUND_PATH, pageUrl(NOT_FOUND_PATH, site), other);
  document.documentElement.lang = getLanguageTag(locales, locale);
  if (first.page && !(first.page instanceof Promise)) document.title = describeHead(first.page, site).title;
  createRoot(app).render(<ClientApp site={site} source={other} i18n={createI18n(locale)} first={first} />);
  return true;
}

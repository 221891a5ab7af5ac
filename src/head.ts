import type { Page } from './model/page.ts';
import { pageAddress } from './model/page-address.ts';
import type { SiteData } from './model/site.ts';

export type Head = {
  title: string;
  description: string;
  /** Absolute address of the page; undefined while the site has no origin, and on the 404 page. */
  canonical?: string;
  /** The page in each language, the default one also as `x-default`. */
  alternates: { tag: string; url: string }[];
};

type HeadSite = Pick<SiteData, 'title' | 'base' | 'origin' | 'locales' | 'defaultLocale'>;

/** What a page says about itself in the head of the document. */
export function describeHead(page: Page, site: HeadSite): Head {
  const title = page.layout === 'home' ? site.title : `${page.title} · ${site.title}`;
  const head: Head = { title, description: page.description, alternates: [] };
  const { origin } = site;
  if (origin === undefined || page.layout === 'not-found') return head;
  const addressIn = (locale: string) => origin + pageUrl({ ...page, locale }, site);
  const languages = site.locales.map(({ locale, tag }) => ({ tag, url: addressIn(locale) }));
  return {
    ...head,
    canonical: addressIn(page.locale),
    alternates: [...languages, { tag: 'x-default', url: addressIn(site.defaultLocale) }],
  };
}

/** Address of a page on its host, base included: `/docs/en/guide/`. */
export function pageUrl(
  page: Pick<Page, 'path' | 'locale' | 'version'>,
  { base, defaultLocale }: Pick<SiteData, 'base' | 'defaultLocale'>,
): string {
  return base + pageAddress(page, defaultLocale).slice(1);
}

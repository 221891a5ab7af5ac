import { getApiName } from './api-name.ts';
import { pageUrl } from './links.ts';
import { markdownPath } from './markdown-path.ts';
import type { Page } from './page.ts';
import type { SiteData } from './site.ts';

/** What a page says about itself in the head of the document. */
export type Head = {
  title: string;
  description: string;
  /** Absolute address of the page; undefined while the site has no origin, and on the 404 page. */
  canonical?: string;
  /** Address of the page as Markdown, on its host; the 404 page has none. */
  markdown?: string;
  /** The page in each language, the default one also as `x-default`. */
  alternates: { hreflang: string; url: string }[];
};

export function describeHead(page: Page, site: SiteData): Head {
  const api = getApiName(site, page.path);
  const part = page.sidebar && (api ?? site.docsTitle);
  // A site without a title has those of its documents.
  const name = !(api && (site.title.includes(api) || api.includes(site.title))) && site.title;
  const title = page.layout === 'home' ? site.title : [page.title, part, name].filter(Boolean).join(' · ');
  const head: Head = { title, description: page.description, alternates: [] };
  if (page.layout === 'not-found') return head;
  head.markdown = pageUrl(markdownPath(page.path), site);
  const { origin, defaultLocale } = site;
  if (origin === undefined) return head;
  const addressIn = (locale: string) => origin + pageUrl(page.path, { ...site, locale });
  const languages = site.locales.map(({ locale, tag }) => ({ hreflang: tag, url: addressIn(locale) }));
  return {
    ...head,
    canonical: addressIn(page.locale),
    alternates: [...languages, { hreflang: 'x-default', url: addressIn(defaultLocale) }],
  };
}

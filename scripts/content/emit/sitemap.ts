import { pageUrl } from '../../../src/model/links.ts';
import type { LocaleBuild } from '../compose/locale-build.ts';
import { escapeXml } from './escape-xml.ts';
import type { Output } from './output.ts';

/** `sitemap.xml` with the languages of every page, https://www.sitemaps.org/protocol.html, and the `robots.txt` that names it; both hold absolute addresses. */
export function sitemap(localeBuilds: LocaleBuild[], origin: string | undefined): Output[] {
  const [first] = localeBuilds;
  if (!first || origin === undefined) return [];
  const entries = localeBuilds.flatMap(({ site, pages }) =>
    pages.filter(({ layout }) => layout !== 'not-found').map((page) => entry(page.path, site, origin)),
  );
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  const address = `${origin}${first.site.base}sitemap.xml`;
  return [
    { path: 'sitemap.xml', content: `${[head, open, ...entries, '</urlset>'].join('\n')}\n` },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${address}\n` },
  ];
}

function entry(path: string, site: LocaleBuild['site'], origin: string): string {
  const urlIn = (locale: string) => escapeXml(origin + pageUrl(path, { ...site, locale }));
  const alternates = site.locales.map(
    ({ locale, tag }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${urlIn(locale)}"/>`,
  );
  return `<url><loc>${urlIn(site.locale)}</loc>${alternates.join('')}</url>`;
}

import type { Head } from '../../../src/model/head.ts';
import type { Page } from '../../../src/model/page.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';

/** Elements that say what the page is: to browsers, search engines, and to whom a link to it is sent. */
export function headElements(page: Page, site: SiteData, head: Head): string[] {
  const { title, description, canonical, markdown, alternates } = head;
  const elements = [`<title>${escapeHtml(title)}</title>`, tag('meta', { name: 'description', content: description })];
  if (canonical === undefined) return [...elements, tag('meta', { name: 'robots', content: 'noindex' })];
  const asMarkdown = tag('link', { rel: 'alternate', type: 'text/markdown', href: markdown });
  const links = alternates.map(({ hreflang, url }) => tag('link', { rel: 'alternate', hreflang, href: url }));
  return [
    ...elements,
    tag('link', { rel: 'canonical', href: canonical }),
    ...links,
    asMarkdown,
    ...openGraph(page, site, head),
    breadcrumbList(page, site, canonical),
  ];
}

function openGraph(page: Page, site: SiteData, { title, description, canonical }: Head): string[] {
  const property = (name: string, content: string | undefined) => tag('meta', { property: `og:${name}`, content });
  const [own, ...others] = [...site.locales].sort((a) => (a.locale === page.locale ? -1 : 1));
  return [
    property('type', page.layout === 'home' ? 'website' : 'article'),
    property('site_name', site.title),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('locale', own?.tag.replace('-', '_')),
    ...others.map(({ tag }) => property('locale:alternate', tag.replace('-', '_'))),
  ];
}

/** https://schema.org/BreadcrumbList. The last of both lists is the page itself, which the page's own trail does not link. */
function breadcrumbList(page: Page, site: SiteData, canonical: string): string {
  const ownPath = canonical.slice(0, canonical.length - page.path.length);
  const groups = page.breadcrumbs.slice(0, -1);
  const trail = page.path === '/' ? groups : [{ text: site.title, path: '/' }, ...groups];
  const entries = [
    ...trail.map(({ text, path }) => ({ name: text, ...(path && { item: ownPath + path }) })),
    { name: page.title, item: canonical },
  ];
  const itemListElement = entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return `<script type="application/ld+json">${scriptJson(list)}</script>`;
}

import { pageUrl, withBase } from '../../../src/model/links.ts';
import type { Page } from '../../../src/model/page.ts';
import { feedPath, type Release, releaseId } from '../../../src/model/release.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { getText } from '../texts/texts.ts';
import { escapeXml } from './escape-xml.ts';
import type { Output } from './output.ts';

type Released = { site: SiteData; pages: Page[]; releases: Release[] };

/** The releases of the contract as an Atom feed (RFC 4287) for each language. Its addresses are absolute. */
export function changesFeeds(localeBuilds: Released[], origin: string | undefined): Output[] {
  if (origin === undefined) return [];
  return localeBuilds.flatMap(({ site, pages, releases }) => {
    const [latest] = releases;
    const log = latest && pages.find((page) => hasLog(page, latest));
    if (!latest || !log || site.version !== site.versions[0]) return [];
    const path = feedPath(site.locale);
    const self = origin + withBase(path, site.base);
    const address = origin + pageUrl(log.path, site);
    const tag = site.locales.find(({ locale }) => locale === site.locale)?.tag ?? site.locale;
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(tag)}">`,
      `<title>${escapeXml(getText(site.locale)('content:changes.feedTitle', { site: site.title }))}</title>`,
      `<id>${escapeXml(self)}</id><updated>${latest.date}T00:00:00Z</updated>`,
      `<author><name>${escapeXml(site.title)}</name></author>`,
      `<link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(address)}"/>`,
      ...releases.map((release) => toEntry(release, address, site.locale)),
      '</feed>',
    ];
    return [{ path: path.slice(1), content: `${lines.join('\n')}\n` }];
  });
}

function hasLog(page: Page, { version }: Release): boolean {
  return page.layout === 'doc' && page.headings.some(({ id }) => id === releaseId(version));
}

function toEntry({ version, date, summary, changes }: Release, address: string, locale: string): string {
  const url = escapeXml(`${address}#${releaseId(version)}`);
  const breaking = changes.filter(({ rating }) => rating === 'breaking').length;
  const counts = getText(locale)('content:changes.counts', { count: changes.length, breaking });
  const text = [...(summary[locale] ?? []), ...(changes.length > 0 ? [counts] : [])].join('\n');
  return [
    `<entry><title>${escapeXml(version)}</title><id>${url}</id><updated>${date}T00:00:00Z</updated>`,
    `<link href="${url}"/><summary>${escapeXml(text)}</summary></entry>`,
  ].join('');
}

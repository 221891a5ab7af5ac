import { fileURLToPath } from 'node:url';
import { contentPath } from '../../scripts/agents/content.ts';
import { listContents } from '../../scripts/agents/list-contents.ts';
import { getText } from '../../scripts/content/texts/texts.ts';
import { zipOfflineSite } from '../../scripts/offline/offline-site.ts';
import type { SiteDownloads } from '../../scripts/site/publish/site-downloads.ts';
import { collectionDownloads } from '../collections/collection-downloads.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What this site publishes below `downloads/` under names that stay: collections, the texts that the MCP server reads, the site to read offline. */
export const downloads: SiteDownloads = async ({ folder, ...compiled }) => {
  const { localeBuilds } = compiled;
  const languages = localeBuilds.map(({ site }) => {
    const { locale } = site;
    const t = getText(locale);
    const words = { search: t('search.label'), none: t('search.none', { query: '{{query}}' }), close: t('close') };
    return { locale, prefix: locale === site.defaultLocale ? '' : `${locale}/`, words };
  });
  const origin = localeBuilds.find(({ site }) => site.origin)?.site.origin ?? '';
  const files = [
    ...collectionDownloads(localeBuilds),
    ...listContents(compiled).map((content) => ({
      path: contentPath(content.locale),
      content: JSON.stringify(content),
    })),
  ];
  const archive = await zipOfflineSite({ root: ROOT, folder, origin, languages, downloads: files });
  return [...files, { path: 'site.zip', content: archive }];
};

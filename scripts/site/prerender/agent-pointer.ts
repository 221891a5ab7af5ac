import { pageUrl } from '../../../src/model/links.ts';
import type { Page } from '../../../src/model/page.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { getText } from '../../content/texts/texts.ts';
import { escapeHtml } from './html.ts';

/**
 * Where a client that reads the document as text finds all pages and this one as Markdown. Hidden from the eye by clipping, because
 * converters drop what is not displayed; from screen readers and search results altogether. Not a link, which would be a stop of the Tab key.
 */
export function agentPointer(page: Page, site: SiteData, markdown: string | undefined): string {
  const t = getText(page.locale);
  const label = (key: 'content:markdown.index' | 'content:markdown.pageAsMarkdown') =>
    `${t(key)}${t('separator.label')}`;
  const address = (path: string) => `${site.origin ?? ''}${path}`;
  const index = `${label('content:markdown.index')}${address(pageUrl('/llms.txt', site))}`;
  const own = markdown === undefined ? '' : ` · ${label('content:markdown.pageAsMarkdown')}${address(markdown)}`;
  return `<p class="visually-hidden" aria-hidden="true" data-nosnippet>${escapeHtml(index + own)}</p>`;
}

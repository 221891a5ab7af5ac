import { pageUrl, withBase } from '../../../../src/model/links.ts';
import { markdownPath } from '../../../../src/model/markdown-path.ts';
import type { SidebarItem, SidebarParts } from '../../../../src/model/navigation.ts';
import type { Page } from '../../../../src/model/page.ts';
import { fillSidebar } from '../../../../src/model/sidebar.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { getText } from '../../texts/texts.ts';
import { joinBlocks, list, quote } from './blocks.ts';
import { escapeText, linkTarget } from './escape.ts';

/** A word of llmstxt.org, in every language: what is below may be skipped. Pages in no sidebar are, such as samples for authors. */
const OPTIONAL = 'Optional';

/** The index for language models, https://llmstxt.org: all pages by the groups of the sidebar, as links to their Markdown. */
export function renderIndex(pages: Page[], { site, parts }: { site: SiteData; parts: SidebarParts }): string {
  const t = getText(site.locale);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const home = byPath.get('/');
  const origin = site.origin ?? '';
  const section = (title: string, entries: string[]) =>
    entries.length > 0 ? `## ${escapeText(title)}\n\n${list(entries)}` : '';
  const link = (page: Page) => {
    const address = linkTarget(origin + pageUrl(markdownPath(page.path), site));
    return `[${escapeText(page.title)}](${address})${page.description ? `: ${escapeText(page.description)}` : ''}`;
  };
  const take = (path: string) => {
    const page = byPath.get(path);
    byPath.delete(path);
    return page ? [link(page)] : [];
  };

  byPath.delete('/');
  const items = Object.values(site.sidebars).flatMap((sidebar) => fillSidebar(sidebar, parts));
  const groups = items.map((item) => section(item.text, getPaths(item).flatMap(take)));
  const contracts = site.downloads.map(
    ({ label, format, url }) =>
      `[${escapeText(`${label} ${format.toUpperCase()}`)}](${linkTarget(origin + withBase(url, site.base))})`,
  );
  return `${joinBlocks([
    `# ${escapeText(site.title)}`,
    home?.description ? quote(escapeText(home.description)) : '',
    ...groups,
    section(t('markdown:contracts'), contracts),
    section(OPTIONAL, [...byPath.values()].map(link)),
  ])}\n`;
}

function getPaths(item: SidebarItem): string[] {
  return item.kind === 'link' ? [item.path] : item.items.flatMap(getPaths);
}

import { pageUrl, withBase } from '../../../../src/model/links.ts';
import { markdownPath } from '../../../../src/model/markdown-path.ts';
import type { SidebarItem, SidebarParts } from '../../../../src/model/navigation.ts';
import type { Page } from '../../../../src/model/page.ts';
import { fillSidebar } from '../../../../src/model/sidebar.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list, quote } from '../../markdown/write-blocks.ts';
import { getText } from '../../texts/texts.ts';
import { LONGEST_FILE } from './split.ts';

/** A word of llmstxt.org, in every language: what is below may be skipped. Pages in no sidebar are, such as samples for authors. */
const OPTIONAL = 'Optional';

/** Another index, or all pages as one file: its path below the language and version. */
type IndexLink = { title: string; path: string };

type IndexOptions = {
  site: SiteData;
  parts: SidebarParts;
  title: string;
  /** What the site is for. */
  description?: string;
  /** Indexes of its areas. With them, an index that would be too long for one piece lists only pages that no area lists. */
  areas?: { links: IndexLink[]; pages: Page[] };
  /** All pages as one file. */
  fullText?: IndexLink;
  /** Whether it is the index of the whole site, which also leads to the contracts and to other languages. */
  isRoot?: boolean;
};

/** The index for language models, https://llmstxt.org: pages by the groups of the sidebar, as links to their Markdown. */
export function renderIndex(pages: Page[], options: IndexOptions): string {
  const complete = renderWholeIndex(pages, options);
  const { areas } = options;
  if (complete.length < LONGEST_FILE || areas === undefined || areas.links.length === 0) return complete;
  const listed = new Set(areas.pages);
  return renderWholeIndex(
    pages.filter((page) => !listed.has(page)),
    options,
  );
}

function renderWholeIndex(pages: Page[], options: IndexOptions): string {
  const { site, parts, title, description, areas, fullText, isRoot = false } = options;
  const t = getText(site.locale);
  const origin = site.origin ?? '';
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const section = (title: string, entries: string[]) =>
    entries.length > 0 ? `## ${escapeText(title)}\n\n${list(entries)}` : '';
  const link = ({ title, path }: IndexLink) => `[${escapeText(title)}](${linkTarget(origin + pageUrl(path, site))})`;
  const linkPage = (page: Page) => {
    const description = page.description ? `: ${escapeText(page.description)}` : '';
    return link({ title: page.title, path: markdownPath(page.path) }) + description;
  };
  const take = (path: string) => {
    const page = byPath.get(path);
    byPath.delete(path);
    return page ? [linkPage(page)] : [];
  };

  byPath.delete('/');
  const items = Object.values(site.sidebars).flatMap((sidebar) => fillSidebar(sidebar, parts));
  const groups = items.map((item) => section(item.text, getPaths(item).flatMap(take)));
  const contracts = site.downloads.map(
    ({ label, format, url }) =>
      `[${escapeText(`${label} ${format.toUpperCase()}`)}](${linkTarget(origin + withBase(url, site.base))})`,
  );
  const otherLanguages = site.locales
    .filter(({ locale }) => locale !== site.locale)
    .map(
      ({ locale, name }) => `[${escapeText(name)}](${linkTarget(origin + pageUrl('/llms.txt', { ...site, locale }))})`,
    );
  return `${joinBlocks([
    `# ${escapeText(title)}`,
    description ? quote(escapeText(description)) : '',
    isRoot ? list(otherLanguages) : '',
    ...groups,
    section(t('content:markdown.areas'), (areas?.links ?? []).map(link)),
    section(t('content:markdown.contracts'), isRoot ? contracts : []),
    section(OPTIONAL, [...(fullText ? [link(fullText)] : []), ...[...byPath.values()].map(linkPage)]),
  ])}\n`;
}

function getPaths(item: SidebarItem): string[] {
  return item.kind === 'link' ? [item.path] : item.items.flatMap(getPaths);
}

import { pageUrl } from '../../../../src/model/links.ts';
import { markdownPath } from '../../../../src/model/markdown-path.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list, quote } from '../../markdown/write-blocks.ts';
import { getText } from '../../texts/texts.ts';
import type { Output } from '../output.ts';
import { getTitle, renderBody, renderHead } from './page.ts';
import { partPath } from './parts.ts';
import { LONGEST_FILE, splitMarkdown } from './split.ts';

/** What comes before the text of a part is counted in. */
const LONGEST_TEXT = LONGEST_FILE - 3_000;

/** A page as one Markdown file, or as several that name one another. Paths are those of the page: below its language and version. */
export function renderPageFiles(page: Page, site: SiteData): Output[] {
  const path = markdownPath(page.path);
  const texts = splitMarkdown(renderBody(page, site), LONGEST_TEXT);
  if (texts.length === 1) return [{ path, content: joinFile([renderHead(getTitle(page), page, site), ...texts]) }];
  const t = getText(page.locale);
  const count = texts.length;
  const links = texts.map((text, index) => {
    const address = linkTarget(`${site.origin ?? ''}${pageUrl(partPath(path, index + 1), site)}`);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const contents = headings.length > 0 ? `${t('separator.label')}${headings.join(' · ')}` : '';
    return `[${t('content:markdown.partName', { part: index + 1 })}](${address})${contents}`;
  });
  const contents = quote(joinBlocks([escapeText(t('content:markdown.parts', { count })), list(links)]));
  return texts.map((text, index) => {
    const title = t('content:markdown.part', { title: getTitle(page), part: index + 1, count });
    return { path: partPath(path, index + 1), content: joinFile([renderHead(title, page, site), contents, text]) };
  });
}

function joinFile(blocks: string[]): string {
  return `${joinBlocks(blocks).trimEnd()}\n`;
}

import type { Page } from '../../../../src/model/page.ts';
import { pageAddress } from '../../../../src/model/page-address.ts';
import type { LocaleBuild } from '../../compose/locale-build.ts';
import { getText } from '../../texts/texts.ts';
import { findAreas } from '../agents/areas.ts';
import type { Output } from '../output.ts';
import { renderIndex } from './llms.ts';
import { renderPageFiles } from './page-files.ts';

/** Characters of `llms-full.txt`. No client takes more at once, and a site that is larger has its pages and indexes. */
const LONGEST_FULL_TEXT = 8_000_000;

/**
 * Every page as Markdown, at its address with `.md`; for each language and version an index of them, `llms.txt`, one for each of its areas,
 * and all pages as one file, `llms-full.txt`. Made while it is read, as `emit` wants it.
 */
export function* markdownFiles(localeBuilds: LocaleBuild[]): Iterable<Output> {
  for (const localeBuild of localeBuilds) {
    const { site, pages } = localeBuild;
    const { locale, version, defaultLocale } = site;
    const getPath = (path: string) =>
      pageAddress({ path, locale, ...(version && { version }) }, defaultLocale).slice(1);
    const listed = pages.filter(({ layout }) => layout !== 'not-found');
    let fullText = '';
    for (const page of listed) {
      for (const { path, content } of renderPageFiles(page, site)) {
        yield { path: getPath(path), content };
        if (fullText.length <= LONGEST_FULL_TEXT) fullText += `${content}\n`;
      }
    }
    const hasFullText = fullText.length <= LONGEST_FULL_TEXT;
    if (hasFullText) yield { path: getPath('/llms-full.txt'), content: fullText };
    for (const { path, content } of indexFiles(localeBuild, listed, hasFullText))
      yield { path: getPath(path), content };
  }
}

function* indexFiles({ site, parts }: LocaleBuild, pages: Page[], hasFullText: boolean): Iterable<Output> {
  const t = getText(site.locale);
  const areas = findAreas(pages, site);
  const links = areas.map(({ title, path }) => ({ title, path: `${path}llms.txt` }));
  const description = pages.find(({ path }) => path === '/')?.description;
  const content = renderIndex(pages, {
    ...{ site, parts, title: site.title, isRoot: true },
    ...(description && { description }),
    areas: { links, pages: areas.flatMap((area) => area.pages) },
    ...(hasFullText && { fullText: { title: t('content:markdown.fullText'), path: '/llms-full.txt' } }),
  });
  yield { path: '/llms.txt', content };
  for (const area of areas) {
    const title = `${site.title} · ${area.title}`;
    yield { path: `${area.path}llms.txt`, content: renderIndex(area.pages, { site, parts, title }) };
  }
}

import { markdownPath } from '../../../../src/model/markdown-path.ts';
import { pageAddress } from '../../../../src/model/page-address.ts';
import type { LocaleBuild } from '../../compose/locale-build.ts';
import type { Output } from '../output.ts';
import { renderIndex } from './llms.ts';
import { renderPage } from './page.ts';

/**
 * Every page as Markdown, at its address with `.md`, and an index of them for each language and version, `llms.txt`. Made while
 * it is read, as `emit` wants it.
 */
export function* markdownFiles(localeBuilds: LocaleBuild[]): Iterable<Output> {
  for (const { site, pages, parts } of localeBuilds) {
    const { locale, version, defaultLocale } = site;
    const getPath = (path: string) =>
      pageAddress({ path, locale, ...(version && { version }) }, defaultLocale).slice(1);
    const listed = pages.filter(({ layout }) => layout !== 'not-found');
    for (const page of listed) yield { path: getPath(markdownPath(page.path)), content: renderPage(page, site) };
    yield { path: getPath('/llms.txt'), content: renderIndex(listed, { site, parts }) };
  }
}

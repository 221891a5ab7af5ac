import { markdownPath } from '../../../../src/model/markdown-path.ts';
import { pageAddress } from '../../../../src/model/page-address.ts';
import { createI18n, loadStrings, rememberTexts, type Text } from '../../../../src/site/i18n.ts';
import type { Edition } from '../../compose/locale-build.ts';
import type { Output } from '../output.ts';
import { writeIndex } from './llms.ts';
import { writePage } from './page.ts';

/**
 * Every page as Markdown, at its address with `.md`, and an index of them for each language and version, `llms.txt`. Made while
 * it is read, as `emit` wants it.
 */
export async function markdownFiles(editions: Edition[]): Promise<Iterable<Output>> {
  const words = new Map<string, Text>();
  for (const { locale } of editions.map(({ site }) => site))
    words.set(locale, rememberTexts(createI18n(locale, await loadStrings(locale)).t));
  return (function* () {
    for (const edition of editions) {
      const t = words.get(edition.site.locale);
      if (t) yield* getFiles(edition, t);
    }
  })();
}

function* getFiles({ site, pages, parts }: Edition, t: Text): Iterable<Output> {
  const { locale, version, defaultLocale } = site;
  const place = (path: string) => pageAddress({ path, locale, ...(version && { version }) }, defaultLocale).slice(1);
  const listed = pages.filter(({ layout }) => layout !== 'not-found');
  for (const page of listed) yield { path: place(markdownPath(page.path)), content: writePage(page, site, t) };
  yield { path: place('/llms.txt'), content: writeIndex(listed, { site, parts }) };
}

import { unpackSearchData } from '../../src/model/search-file.ts';
import { buildIndex, type SearchIndex } from '../../src/search/engine/search-index.ts';
import type { ContentPage, LocaleContent } from './content.ts';
import { ToolError } from './tool.ts';

/** One language of a site with its search index. */
type LoadedContent = LocaleContent & { index: SearchIndex };

/** The languages of a site. One is loaded when it is first read. */
export type ContentStore = { locales: [string, ...string[]]; open(locale?: string): Promise<LoadedContent> };

/** `load` reads one language; the first of `locales` is the default one. */
export function createContentStore(
  locales: ContentStore['locales'],
  load: (locale: string) => Promise<LocaleContent>,
): ContentStore {
  const loading = new Map<string, Promise<LoadedContent>>();
  return {
    locales,
    open(locale = locales[0]) {
      const content = loading.get(locale) ?? load(locale).then(addIndex);
      loading.set(locale, content);
      // What could not be read is read again by the next call.
      content.catch(() => loading.delete(locale));
      return content;
    },
  };
}

function addIndex(content: LocaleContent): LoadedContent {
  return { ...content, index: buildIndex(unpackSearchData(content.search)) };
}

/** The page at a path or an address, with or without its language, fragment, `.md` and the slash at its end. */
export function findPage({ pages, locale }: LocaleContent, wanted: string): ContentPage {
  const path = `/${wanted.replace(/^[a-z]+:\/\/[^/]+/, '').replace(/[?#].*$/s, '')}`.replace(/^\/+/, '/');
  const plain = path.replace(/(?:\.part-\d+)?\.md$/, '').replace(/\/index$/, '/');
  const candidates = [plain, plain.replace(new RegExp(`^/${locale}(?=/|$)`), '')].map(trimSlash);
  const found = pages.find((page) => candidates.includes(trimSlash(page.path)));
  if (!found) throw new ToolError(`There is no page "${wanted}". Call search to find one.`);
  return found;
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}

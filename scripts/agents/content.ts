import type { ErrorCatalogue } from '../../src/model/error-catalogue.ts';
import type { SearchEndpoint } from '../../src/model/search.ts';
import type { SearchFile } from '../../src/model/search-file.ts';

/** A page as Markdown, complete. `path` is without base, version and language; `url` is its address on its host. */
export type ContentPage = { path: string; url: string; title: string; endpoints: SearchEndpoint[]; text: string };

/** What a program reads of one language of a site, in the default version. */
export type LocaleContent = {
  locale: string;
  title: string;
  pages: ContentPage[];
  search: SearchFile;
  /** Of a site whose documents have error codes. */
  errors?: { page: string; catalogue: ErrorCatalogue };
};

/** Where a site publishes the content of a language, below `downloads/`, and where the package of the MCP server has it. */
export function contentPath(locale: string): string {
  return `content/${locale}.json`;
}

/** What a package of the MCP server says of itself; `site` is the title of the site, the first of `locales` the default language. */
export type PackagedInfo = {
  name: string;
  version: string;
  instructions: string;
  site: string;
  locales: [string, ...string[]];
};

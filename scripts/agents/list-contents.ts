import { pageUrl } from '../../src/model/links.ts';
import type { Page } from '../../src/model/page.ts';
import { packSearchData } from '../../src/model/search-file.ts';
import type { CompiledPages } from '../content/compile.ts';
import { renderPageFiles } from '../content/emit/markdown/page-files.ts';
import { joinPageFiles } from '../content/emit/markdown/parts.ts';
import { composeSearchData } from '../content/emit/search-data.ts';
import type { ContentPage, LocaleContent } from './content.ts';

/** What a site says, by language: its Markdown and its search data, in the default version. */
export function listContents(compiled: CompiledPages): LocaleContent[] {
  const builds = compiled.localeBuilds.filter(({ site }) => site.version === undefined);
  return builds.map((localeBuild) => {
    const { site, pages } = localeBuild;
    const search = packSearchData(composeSearchData(compiled, localeBuild));
    const errors = findErrors(pages);
    return {
      locale: site.locale,
      title: site.title,
      // Pages of other sites, which the search finds too, have no text here.
      pages: search.pages.flatMap(({ path, title, endpoints }): ContentPage[] => {
        const page = pages.find((own) => own.path === path);
        const files = page ? renderPageFiles(page, site).map(({ content }) => String(content)) : [];
        const url = `${site.origin ?? ''}${pageUrl(path, site)}`;
        return page ? [{ path, title, endpoints, url, text: joinPageFiles(files, title) }] : [];
      }),
      search,
      ...(errors && { errors }),
    };
  });
}

/** The catalogue of all error codes, from the page that shows it whole. */
function findErrors(pages: Page[]): LocaleContent['errors'] {
  for (const page of pages) {
    if (page.layout !== 'doc') continue;
    const block = page.blocks.find((block) => block.kind === 'errors' && !block.excerpt);
    if (block?.kind === 'errors') return { page: page.path, catalogue: block.catalogue };
  }
  return undefined;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageDataAddress, siteDataAddress } from '../../src/model/data-address.ts';
import { pageUrl } from '../../src/model/links.ts';
import { markdownPath } from '../../src/model/markdown-path.ts';
import type { Page } from '../../src/model/page.ts';
import { pageAddress } from '../../src/model/page-address.ts';
import type { SearchFile } from '../../src/model/search-file.ts';
import type { SiteData } from '../../src/model/site.ts';
import { joinPageFiles, partPath } from '../content/emit/markdown/parts.ts';
import { readSearchFiles } from '../server/search-files.ts';
import { readBuildInfo } from '../site/publish/build-info.ts';
import type { LocaleContent } from './content.ts';

/** What a built site says, by language: its Markdown and its search data, in the default version. */
export async function readContent(dir: string): Promise<LocaleContent[]> {
  const { id } = await readBuildInfo(dir);
  const data = join(dir, '_build', id);
  const files = (await readSearchFiles(dir)).filter(({ version }) => version === undefined);
  return await Promise.all(
    files.map(async ({ locale, text }) => {
      const site = await readJson<SiteData>(join(data, siteDataAddress({ locale })));
      const search = JSON.parse(text) as SearchFile;
      const pages = await Promise.all(
        search.pages.map(async ({ path, title, endpoints }) => ({
          ...{ path, title, endpoints },
          url: `${site.origin ?? ''}${pageUrl(path, site)}`,
          text: await readMarkdown(dir, pageAddress({ path: markdownPath(path), locale }, site.defaultLocale), title),
        })),
      );
      const errors = await findErrors(data, locale, search);
      return { locale, title: site.title, pages, search, ...(errors && { errors }) };
    }),
  );
}

/** A page that is published in parts is read to the last one. */
async function readMarkdown(dir: string, path: string, title: string): Promise<string> {
  const texts: string[] = [];
  for (let part = 1; ; part += 1) {
    const text = await readFile(join(dir, partPath(path, part)), 'utf8').catch(() => undefined);
    if (text === undefined) return joinPageFiles(texts, title);
    texts.push(text);
  }
}

/** The catalogue of all error codes, from the page that shows it whole. */
async function findErrors(data: string, locale: string, search: SearchFile): Promise<LocaleContent['errors']> {
  const { kinds } = search.entries;
  if (!kinds.includes('error')) return undefined;
  for (const { path } of search.pages) {
    const page = await readJson<Page>(join(data, pageDataAddress({ locale }, path)));
    if (page.layout !== 'doc') continue;
    const block = page.blocks.find((block) => block.kind === 'errors' && !block.excerpt);
    if (block?.kind === 'errors') return { page: path, catalogue: block.catalogue };
  }
  return undefined;
}

/** Our own output: see `scripts/content/emit/page-data.ts`. */
async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

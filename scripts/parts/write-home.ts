import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { stringify } from 'yaml';
import type { SiteConfig } from '../../src/model/config.ts';
import { localise } from '../../src/model/config.ts';
import type { SearchPage } from '../../src/model/search.ts';
import { escapeText } from '../content/markdown/escape.ts';
import type { SiteFolder } from '../content/read/site.ts';
import { getText } from '../content/texts/texts.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';
import type { LargeDocument } from './find-large-document.ts';
import type { PartSite } from './group-paths.ts';

type Home = {
  document: LargeDocument;
  /** Receives the site folder of the home page. */
  folder: string;
  config: SiteConfig;
  parts: PartSite[];
  /** Holds the built parts. */
  built: string;
};

/** The site that leads to the parts: one line for each, the whole document, and a search that finds all their operations. */
export async function writeHome({ document, folder, config, parts, built }: Home): Promise<SiteFolder> {
  const { sourceLocale: locale } = config;
  const t = getText(locale);
  // Not in `openapi/`, whose documents become pages.
  const whole = `downloads/${basename(document.file, extname(document.file))}.${document.format}`;
  await mkdir(join(folder, 'downloads'), { recursive: true });
  await copyFile(document.path, join(folder, whole));
  const operations = parts.reduce((sum, part) => sum + part.operations, 0);
  const tagline = t('content:parts.tagline', { operations, parts: parts.length });
  const frontmatter = {
    title: localise(config.title, locale),
    description: tagline,
    layout: 'home',
    hero: { tagline, actions: [{ text: t('content:parts.download'), path: `/${whole}` }] },
  };
  const rows = parts.map(
    ({ name, title, operations }) =>
      `- [${escapeText(title)}](/../${name}/) · ${t('content:parts.operations', { operations })}`,
  );
  await mkdir(join(folder, 'guides', locale), { recursive: true });
  await writeFile(
    join(folder, 'guides', locale, 'index.md'),
    `---\n${stringify(frontmatter)}---\n\n${rows.join('\n')}\n`,
  );
  const found = await Promise.all(parts.map((part) => listPages(part, join(built, part.name))));
  return {
    dir: folder,
    config: { ...config, nav: [], attachments: [whole], siblingSearchPages: found.flat() },
    locateText: () => ({ file: 'site.ts', line: 1, column: 1 }),
  };
}

/** What the search of the home page finds of a part: titles, methods and paths. The search of the part finds the rest. */
async function listPages({ name, title }: PartSite, dir: string): Promise<SearchPage[]> {
  const [file] = await readSearchFiles(dir);
  if (file === undefined) return [];
  return parseSearchFile(file)
    .pages.filter(({ endpoints }) => endpoints.length > 0)
    .map((page) => ({
      path: `/../${name}${page.path}`,
      title: page.title,
      group: title,
      endpoints: page.endpoints,
      entries: [],
    }));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../../src/model/config.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { SectionId } from '../../../src/model/sections.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import type { MarkdownTree } from '../markdown/tree.ts';
import type { Report } from '../problems/problem.ts';
import { type ApiDocument, readApis } from './api.ts';
import { type GuideDocument, readGuides } from './guide.ts';
import type { SiteFolder } from './site.ts';

/** Interface texts that become part of a page's data. */
export type InterfaceStrings = {
  section: Record<SectionId, string>;
  overview: { title: string; others: string };
  /** Titles of the state machines of a channel, by their names in the document. */
  states: Record<string, string>;
  notFound: { text: string };
};

/** Everything that the files of one language and version say. */
export type Sources = {
  locale: Locale;
  apis: ApiDocument[];
  guides: GuideDocument[];
  /** Paths of the guides that could not be read. */
  broken: string[];
  strings: InterfaceStrings;
  /** Whether every document could be read. */
  isComplete: boolean;
};

/** The default version is the site folder itself and has no name in addresses; the others are folders in it. */
export function versionFolders({ versions }: Pick<SiteConfig, 'versions'>): { version?: string; folder: string }[] {
  const [, ...others] = versions ?? [];
  return [{ folder: '' }, ...others.map((version) => ({ version, folder: `versions/${version}/` }))];
}

type ReadingOptions = {
  folder: string;
  markdown: { guide(text: string): MarkdownTree };
  caches?: Caches;
  report: Report;
};

/** Reads one version in all languages. `report` gets files relative to the version's folder. */
export async function readSources(
  { dir, config }: SiteFolder,
  { folder, markdown, caches = createCaches(), report }: ReadingOptions,
): Promise<Sources[]> {
  const versionDir = join(dir, folder);
  return Promise.all(
    config.locales.map(async ({ locale }) => {
      let isComplete = true;
      const watched: Report = (problem) => {
        if (problem.severity === 'error') isComplete = false;
        report(problem);
      };
      const apis = await readApis(versionDir, locale, watched, caches);
      const { guides, broken } = await readGuides(versionDir, locale, {
        parse: markdown.guide,
        cache: caches.cache,
        report,
      });
      return { locale, apis, guides, broken, strings: await readStrings(locale), isComplete };
    }),
  );
}

const STRINGS_FOLDER = new URL('../../../src/site/strings/', import.meta.url);

/** A language that the interface does not speak gets English. The files are our own: the interface's types check their keys. */
async function readStrings(locale: Locale): Promise<InterfaceStrings> {
  const read = (name: string) => readFile(new URL(`${name}.json`, STRINGS_FOLDER), 'utf8');
  return JSON.parse(await read(locale).catch(() => read('en')));
}

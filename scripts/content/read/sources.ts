import { join } from 'node:path';
import type { SiteConfig } from '../../../src/model/config.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { Report } from '../../findings/finding.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import type { MarkdownTree } from '../markdown/tree.ts';
import { type ApiDocument, readApis, readSupplements } from './api.ts';
import { type GuideDocument, readGuides } from './guide.ts';
import type { SiteFolder } from './site.ts';
import type { SourceFile } from './source.ts';
import { readArazzo } from './workflows.ts';

/** Everything that the files of one language and version say. */
export type Sources = {
  locale: Locale;
  apis: ApiDocument[];
  /** Descriptions beside the contract. */
  supplements: ApiDocument[];
  guides: GuideDocument[];
  /** Arazzo descriptions, whose workflows become guides. */
  arazzo: SourceFile[];
  /** Paths of the guides that could not be read. */
  broken: string[];
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
  { dir, config, documents }: SiteFolder,
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
      const apis = await readApis(versionDir, locale, watched, caches, { documents, isLenient: !config.strict });
      const arazzo = await readArazzo(versionDir, documents, { report: watched, caches });
      // Around a third-party document, nothing is a guide.
      if (documents) return { locale, apis, supplements: [], guides: [], arazzo, broken: [], isComplete };
      const supplements = await readSupplements(versionDir, locale, watched, caches);
      const { guides, broken } = await readGuides(versionDir, locale, {
        parse: markdown.guide,
        cache: caches.cache,
        drawings: Object.keys(config.drawings?.features ?? {}),
        report,
      });
      return { locale, apis, supplements, guides, arazzo, broken, isComplete };
    }),
  );
}

import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import { type Caches, createCaches } from '../content/cache/caches.ts';
import { type ApiDocument, readApis } from '../content/read/api.ts';
import { loadReferenced } from '../content/read/load.ts';
import { type LocalisedFile, readOverlaySource, translate } from '../content/read/localise.ts';
import { readRoots, readSupplementRoots } from '../content/read/roots.ts';
import type { Report } from '../findings/finding.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';

/** One source file and its translation to one language. */
export type Translation = LocalisedFile & { locale: Locale; siteDir: string };

/** What the gates look at: everything is read once. */
export type Contract = {
  siteDir: string;
  /** Bundled, in the base language. */
  apis: ApiDocument[];
  /** Bundled, in each language they are translated to. */
  translated: ApiDocument[];
  /** Each source file with each language. */
  translations: Translation[];
};

/** Reads all descriptions of a site folder in all languages. Mistakes are reported; what has one is left out. */
export async function readContract(siteDir: string, report: Report, caches = createCaches()): Promise<Contract> {
  const translated: ApiDocument[] = [];
  const translations: Translation[] = [];
  const apis = await readApis(siteDir, BASE_LOCALE, report, caches);
  for (const locale of TRANSLATED_LOCALES) {
    translated.push(...(await readApis(siteDir, locale, report, caches)));
    translations.push(...(await readTranslations({ siteDir, locale, caches }, report)));
    await reportOrphans(siteDir, locale, report);
  }
  return { siteDir, apis, translated, translations };
}

async function readTranslations(
  { siteDir, locale, caches }: { siteDir: string; locale: Locale; caches: Caches },
  report: Report,
): Promise<Translation[]> {
  const files = new Map<string, Translation>();
  const roots = [
    ...(await readRoots(siteDir, report, caches)),
    ...(await readSupplementRoots(siteDir, report, caches)),
  ];
  for (const { source: root } of roots) {
    for (const source of (await loadReferenced(siteDir, root, report, caches)).values()) {
      if (files.has(source.file)) continue;
      const overlay = await readOverlaySource(siteDir, { source, locale, caches }, report);
      const name = `translation ${siteDir} ${source.file} ${locale}`;
      const make = (report: Report): Translation => ({ ...translate(source, overlay, report), locale, siteDir });
      files.set(source.file, caches.memory.memoise(name, [source, overlay], report, make));
    }
  }
  return [...files.values()];
}

/** An overlay whose description was renamed or removed translates nothing. */
async function reportOrphans(siteDir: string, locale: Locale, report: Report): Promise<void> {
  for (const folder of ['openapi', 'openapi/sandbox', 'asyncapi']) {
    const stems = new Set((await namesIn(join(siteDir, folder))).map((name) => posix.parse(name).name));
    for (const name of await namesIn(join(siteDir, folder, 'overlays'))) {
      const { name: stem } = posix.parse(posix.parse(name).name);
      if (!name.endsWith(`.${locale}.yaml`) || stems.has(stem)) continue;
      const file = posix.join(folder, 'overlays', name);
      report({ severity: 'error', file, message: `There is no description "${stem}" for this overlay.` });
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

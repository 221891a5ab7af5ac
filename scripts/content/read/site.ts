import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { SiteConfig } from '../../../src/model/config.ts';
import type { Place } from './source.ts';

/** A folder with everything that a site is made from. */
export type SiteFolder = {
  /** Absolute. */
  dir: string;
  config: SiteConfig;
  /** Where the configuration says something, for a message about it. */
  locateText(text: string): Place;
};

/** Files that may hold the configuration, the first one there is exports `site`. This site keeps its facts with its source. */
const CONFIG_FILES = ['site.ts', 'src/site/site.ts'];
const NAVIGATION_FILES = ['src/site/navigation.ts', 'navigation.ts'];

/** Loads the configuration of a site folder. Throws with a message for the author when there is none. */
export async function readSite(dir: string): Promise<SiteFolder> {
  const file = CONFIG_FILES.find((candidate) => existsSync(join(dir, candidate)));
  if (file === undefined) throw new MissingSite(`${dir} is no site folder: it has no site.ts.`);
  // Loaded anew every time, so that a change is seen while developing; works in plain Node too.
  const loaded: { site?: SiteConfig } = await tsImport(pathToFileURL(join(dir, file)).href, import.meta.url);
  if (loaded.site === undefined) throw new MissingSite(`${file} must export the configuration as "site".`);
  const texts = await readTexts(dir, [...NAVIGATION_FILES, file]);
  return { dir, config: loaded.site, locateText: (text) => locateIn(texts, text, file) };
}

/** A mistake of whoever named the folder; its message is all there is to say. */
export class MissingSite extends Error {}

async function readTexts(dir: string, files: string[]): Promise<{ file: string; text: string }[]> {
  const existing = files.filter((file) => existsSync(join(dir, file)));
  return Promise.all(existing.map(async (file) => ({ file, text: await readFile(join(dir, file), 'utf8') })));
}

function locateIn(texts: { file: string; text: string }[], wanted: string, fallback: string): Place {
  for (const { file, text } of texts) {
    const offset = text.indexOf(`'${wanted}'`);
    if (offset >= 0)
      return { file, line: text.slice(0, offset).split('\n').length, column: offset - text.lastIndexOf('\n', offset) };
  }
  return { file: fallback, line: 1, column: 1 };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildInfo } from '../../scripts/hosting/build-info.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { parseSearchFile, readSearchFiles } from '../../scripts/server/search-files.ts';
import type { Page } from '../../src/model/page.ts';
import { buildIndex, type SearchIndex } from '../../src/search/engine/search-index.ts';
import { SITE } from '../setup/sites.ts';

const DIST = join(ROOT, SITE.dir);

/** The search index of each language, as a browser builds it from the published file. */
export async function readIndexes(): Promise<Map<string, SearchIndex>> {
  const files = await readSearchFiles(DIST);
  return new Map(files.map((file) => [file.locale, buildIndex(parseSearchFile(file))]));
}

/** The published data of all pages of a language. */
export async function readPages(locale: string): Promise<Page[]> {
  const { id } = await readBuildInfo(DIST);
  const folder = join(DIST, '_build', id, '_data', locale);
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.json') && name !== 'site.json' && !name.startsWith('samples/'),
  );
  // Our own output: see `scripts/content/emit`.
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Page));
}

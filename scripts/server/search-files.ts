import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SearchData } from '../../src/model/search.ts';
import { unpackSearchData } from '../../src/model/search-file.ts';
import { readBuildInfo } from '../hosting/build-info.ts';

/** The index file of one language and version, as it was built. */
export type SearchFile = { locale: string; version: string | undefined; text: string };

/** All index files of a built site. */
export async function readSearchFiles(dir: string): Promise<SearchFile[]> {
  const { id } = await readBuildInfo(dir);
  const folder = join(dir, '_build', id, '_data', 'search');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  return await Promise.all(
    names.map(async (name) => ({
      locale: basename(name, '.json'),
      version: name.includes('/') ? dirname(name) : undefined,
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** Our own output: see `emit/search-data.ts`. */
export function parseSearchFile({ text }: SearchFile): SearchData {
  return unpackSearchData(JSON.parse(text));
}

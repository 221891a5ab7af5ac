import { SERVER_ORIGIN } from '../../packages/simulator/core/server-origin.ts';
import { collectionFiles } from '../../scripts/collections/collection-files.ts';
import type { CollectionSource } from '../../scripts/collections/compose-collection.ts';
import { writeZip, type ZipFile } from '../../scripts/packages/zip.ts';
import { profile } from './profile.ts';

const FOLDER = 'collections';
const BRUNO = 'bruno/';

/**
 * The collections of each language below `downloads/`, with names that never change: `collections/en/`. Bruno opens a
 * folder, which is a zip. Both servers are the simulator on the reader's machine.
 */
export function collectionDownloads(sources: readonly CollectionSource[]): ZipFile[] {
  return sources.flatMap((source) => {
    const { locale, version } = source.site;
    if (version !== undefined && version !== source.site.versions[0]) return [];
    const files = collectionFiles(source, { profile, values: { baseUrl: SERVER_ORIGIN, baseUrl2: SERVER_ORIGIN } });
    const [folder, single] = [true, false].map((isFolder) =>
      files.filter(({ path }) => path.startsWith(BRUNO) === isFolder),
    );
    return [
      ...(single ?? []).map(({ path, content }) => ({ path: `${FOLDER}/${locale}/${path}`, content })),
      { path: `${FOLDER}/${locale}/bruno.zip`, content: writeZip(folder ?? []) },
    ];
  });
}

import { collectionFiles } from '../../../scripts/collections/collection-files.ts';
import type { CollectionSource } from '../../../scripts/collections/compose-collection.ts';
import { writeZip, type ZipFile } from '../../../scripts/packages/zip.ts';
import { profile } from './profile.ts';

const FOLDER = 'downloads/collections';
const BRUNO = 'bruno/';

/**
 * The collections of each language as a built site publishes them, with names that never change: `downloads/collections/en/`. Bruno opens a
 * folder, which is a zip. Servers are those of the documents.
 */
export function collectionDownloads(sources: readonly CollectionSource[]): ZipFile[] {
  return sources.flatMap((source) => {
    const { locale, version } = source.site;
    if (version !== undefined && version !== source.site.versions[0]) return [];
    const files = collectionFiles(source, { profile });
    const [folder, single] = [true, false].map((isFolder) =>
      files.filter(({ path }) => path.startsWith(BRUNO) === isFolder),
    );
    return [
      ...(single ?? []).map(({ path, content }) => ({ path: `${FOLDER}/${locale}/${path}`, content })),
      { path: `${FOLDER}/${locale}/bruno.zip`, content: writeZip(folder ?? []) },
    ];
  });
}

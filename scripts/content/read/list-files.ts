import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../findings/finding.ts';
import { nameFault } from './site-file.ts';

type Listing = {
  /** Relative to the site folder. */
  folder: string;
  /** Which names are wanted: `.md`, `.yaml`. */
  pattern: RegExp;
  recursive?: boolean;
};

/**
 * Files of a folder whose names fit, relative to it and in order. Hidden files are left out: editors put their lock and swap files
 * beside the one that is open. Names that make no address, and links to folders, which may lead in a circle, are reported.
 */
export async function listSiteFiles(siteDir: string, listing: Listing, report: Report): Promise<string[]> {
  const found: string[] = [];
  await visit('');
  return found.sort();

  async function visit(below: string): Promise<void> {
    const { folder, pattern, recursive } = listing;
    const entries = await readdir(join(siteDir, folder, below), { withFileTypes: true }).catch((): Dirent[] => []);
    for (const entry of entries.filter(({ name }) => !name.startsWith('.'))) {
      const name = below + entry.name;
      const isWanted = pattern.test(name);
      const fault = isWanted ? nameFault(name) : undefined;
      if (fault) report({ severity: 'error', file: `${folder}/${name}`, ...fault });
      else if (isWanted) found.push(name);
      else if (recursive && entry.isDirectory()) await visit(`${name}/`);
      else if (recursive && (await isFolderLink(entry, join(siteDir, folder, name)))) {
        const hint = 'Replace the symbolic link by the folder itself.';
        report({ severity: 'error', file: `${folder}/${name}`, message: 'A link to a folder is not followed.', hint });
      }
    }
  }
}

async function isFolderLink(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return false;
  return readdir(path).then(
    () => true,
    () => false,
  );
}

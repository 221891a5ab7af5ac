import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All files of a built site, relative to it, with `/` on every platform. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

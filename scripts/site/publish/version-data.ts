import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the data of a build, below the base: browsers may cache it for ever. */
export function dataFolder(id: string): string {
  return `_build/${id}/`;
}

/**
 * Moves the pages' data into a folder of its own build, and gives the build's id. The same content and program give the same id, so
 * that a build without a change leaves nothing to load again. Synchronous: small files are read in a fraction of the time.
 */
export function versionData(outDir: string, program: string): string {
  const data = join(outDir, '_data');
  const hash = createHash('sha256').update(program);
  for (const name of listFiles(data)) hash.update(name).update(readFileSync(join(data, name)));
  const id = hash.digest('hex').slice(0, 12);
  const folder = join(outDir, dataFolder(id));
  mkdirSync(folder, { recursive: true });
  renameSync(data, join(folder, '_data'));
  return id;
}

function listFiles(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(dir.length)).sort();
}

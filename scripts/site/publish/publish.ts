import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * Moves what the compiler wrote into the site; the pages' data into a folder of its own build. Gives the build's id. Synchronous: small
 * files are read and moved in a fraction of the time, and nothing else goes on meanwhile.
 */
export function placeFiles(publicDir: string, outDir: string, salt: string): string {
  const names = getFiles(publicDir);
  const id = getHash(publicDir, names.filter(isData), salt);
  const made = new Set<string>();
  for (const name of names) {
    const target = join(outDir, isData(name) ? join('_build', id, name) : name);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    renameSync(join(publicDir, name), target);
  }
  return id;
}

function getFiles(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(dir.length + 1)).sort();
}

function isData(name: string): boolean {
  return name.startsWith(`_data${sep}`);
}

/** The same content and program give the same id, so that a build without a change leaves nothing to load again. */
function getHash(dir: string, names: string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const name of names) hash.update(name.slice('_data'.length)).update(readFileSync(join(dir, name)));
  return hash.digest('hex').slice(0, 12);
}

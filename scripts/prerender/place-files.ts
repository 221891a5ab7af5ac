import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies what the compiler wrote into the site; the pages' data into a folder of its own build. Gives the build's id. */
export async function placeFiles(publicDir: string, outDir: string, salt: string): Promise<string> {
  const id = await hashFolder(join(publicDir, '_data'), salt);
  await mkdir(outDir, { recursive: true });
  for (const name of await readdir(publicDir)) {
    const target = name === '_data' ? join(outDir, '_build', id, '_data') : join(outDir, name);
    await cp(join(publicDir, name), target, { recursive: true });
  }
  return id;
}

/** The same content and program give the same id, so that a build without a change leaves nothing to load again. */
async function hashFolder(dir: string, salt: string): Promise<string> {
  const hash = createHash('sha256').update(salt);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file.slice(dir.length)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Puts a finished folder in the place of the old one. Until here the old one is untouched. */
export async function swapFolder(finished: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await rename(target, old).catch(ignoreMissing);
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cache, openCache } from './cache.ts';

/**
 * All of the compiler, the model and the checker it shares code with: a list of what makes the cached results would go out of date.
 */
const CODE = ['..', '../../document', '../../findings', '../../../src/model', '../../../src/strings'];
/** Versions of the parser, the highlighter and everything that they use; the package of the generator names them itself. */
const LOCKS = ['../../../package-lock.json', '../../../package.json'];

/** The cache of parsed, highlighted and written texts; forgotten when the code that makes them, or any package, changes. */
export async function openContentCache(folder: string): Promise<Cache> {
  const codes = CODE.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const lock = LOCKS.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((file) => existsSync(file));
  return openCache(folder, await getCodeHash(codes, lock ?? ''));
}

/** Names and contents of all modules of some folders but their tests, and of the lock file. */
export async function getCodeHash(folders: string[], lockFile: string): Promise<string> {
  const hash = createHash('sha1').update(await readFile(lockFile));
  for (const folder of folders)
    for (const name of await modulesIn(folder)) hash.update(`\0${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}

async function modulesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\.[jt]s$/.test(name) && !/\.test\.[jt]s$/.test(name)).sort();
}

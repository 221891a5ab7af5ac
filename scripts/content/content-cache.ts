import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cache, openCache } from './cache.ts';

const MAKERS = fileURLToPath(new URL('./markdown/', import.meta.url));
const LOCK = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

/** The cache of parsed and highlighted texts; forgotten when the code that makes them, or any package, changes. */
export async function openContentCache(folder: string): Promise<Cache> {
  const names = (await readdir(MAKERS)).filter((name) => !name.endsWith('.test.ts')).sort();
  const hash = createHash('sha1');
  for (const file of [...names.map((name) => join(MAKERS, name)), LOCK]) hash.update(await readFile(file));
  return openCache(folder, hash.digest('hex'));
}

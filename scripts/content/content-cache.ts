import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cache, openCache } from './cache.ts';

/** The code that makes what is kept. */
const MAKERS = [
  'markdown/',
  'diagram/',
  'read/source.ts',
  'read/yaml-value.ts',
  'read/nesting.ts',
  'emit/api-files.ts',
];
const LOCK = '../../package-lock.json';

/** The cache of parsed, highlighted and written texts; forgotten when the code that makes them, or any package, changes. */
export async function openContentCache(folder: string): Promise<Cache> {
  const hash = createHash('sha1');
  for (const name of [...MAKERS, LOCK])
    for (const file of await filesOf(fileURLToPath(new URL(name, import.meta.url)))) hash.update(await readFile(file));
  return openCache(folder, hash.digest('hex'));
}

async function filesOf(path: string): Promise<string[]> {
  if (!path.endsWith('/')) return [path];
  const names = (await readdir(path)).filter((name) => !name.endsWith('.test.ts')).sort();
  return names.map((name) => join(path, name));
}

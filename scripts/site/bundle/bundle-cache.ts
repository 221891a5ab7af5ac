import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOwnFolder } from '../publish/temporary-folder.ts';

/** As a depfile of make or ninja: the files that a folder was made from, below the project. */
const DEPFILE = 'inputs.json';

type CacheOptions = {
  /** Folder of the project. */
  root: string;
  cacheDir: string;
  /** Only the newest folder of a name is kept. */
  name: string;
};

/**
 * A folder that `make` fills, unless the files that it was made from are the same as then; `make` returns these. It is filled beside
 * its path and then renamed.
 */
export async function cacheFolder(
  { root, cacheDir, name }: CacheOptions,
  make: (folder: string) => Promise<readonly string[]>,
): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const olds = (await readdir(cacheDir)).filter((folder) => folder.startsWith(`${name}-`));
  const valid = olds.find((folder) => folder === `${name}-${hashFiles(root, readInputs(join(cacheDir, folder)))}`);
  if (valid !== undefined) return join(cacheDir, valid);

  const making = makeOwnFolder(cacheDir, 'making-');
  // By the clock of the file system, which is some milliseconds behind `Date.now`.
  const start = statSync(making).mtimeMs;
  const inputs = [...(await make(making))].sort();
  await writeFile(join(making, DEPFILE), JSON.stringify(inputs));
  // What was saved meanwhile may not be in the folder: it serves this build alone.
  const isCurrent = inputs.every((file) => statSync(join(root, file)).mtimeMs < start);
  const folder = join(cacheDir, `${name}-${isCurrent ? hashFiles(root, inputs) : 'changed'}`);
  for (const old of [...olds, `${name}-changed`]) await rm(join(cacheDir, old), { recursive: true, force: true });
  await rename(making, folder).catch((error: unknown) => {
    // Another build has made the same one meanwhile.
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/** Empty for a folder that an earlier version of this file has made, which then has another hash. */
function readInputs(folder: string): string[] {
  const file = join(folder, DEPFILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Hash of the contents. Synchronous: hundreds of small files are read in a tenth of the time. */
function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node.split('.', 1).join());
  for (const name of names) {
    const file = join(root, name);
    hash.update(`\0${name}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Files below a folder of the project whose names match, below the project. */
export function listFiles(root: string, folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

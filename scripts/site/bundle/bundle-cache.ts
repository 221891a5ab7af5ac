import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeAtExit } from '../publish/temporary-folder.ts';

type KeptOptions = {
  /** Folder of the project. */
  root: string;
  /** Holds a folder for each bundle. */
  cacheDir: string;
  /** Files and folders of the project that the bundle is made of. Versions of packages are in the lock file. */
  madeOf: string[];
  /** What else makes a difference. */
  salt: string;
};

/** A folder with files, and what is to be known of them: JSON. */
export type Kept<T> = { folder: string; manifest: T };

const MANIFEST = 'manifest.json';
/** Sites with another base, and the sources of before. */
const MAX_KEPT = 6;

/**
 * A bundle that is made again only when one of its files has changed. `make` writes into the folder that it is given; the folder is
 * complete or not there, because it is made beside its place and then moved.
 */
export async function keptBundle<T>(
  { root, cacheDir, madeOf, salt }: KeptOptions,
  make: (folder: string) => Promise<T>,
): Promise<Kept<T>> {
  const folder = join(cacheDir, getHash(root, madeOf, salt));
  const known = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (known !== undefined) {
    await utimes(folder, new Date(), new Date());
    // Our own output: see below.
    return { folder, manifest: JSON.parse(known) as T };
  }
  await mkdir(cacheDir, { recursive: true });
  const making = await mkdtemp(`${folder}.`);
  removeAtExit(making);
  const manifest = await make(making);
  await writeFile(join(making, MANIFEST), JSON.stringify(manifest));
  await rename(making, folder).catch((error: unknown) => {
    // Another build has made the same one meanwhile.
    if (!existsSync(join(folder, MANIFEST))) throw error;
  });
  await rm(making, { recursive: true, force: true });
  await forgetOldest(cacheDir);
  return { folder, manifest };
}

/** Synchronous: hundreds of small files are read in a tenth of the time. */
function getHash(root: string, madeOf: string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const name of madeOf.flatMap((name) => getFiles(root, name)))
    hash.update(`\0${name}\0`).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 12);
}

function getFiles(root: string, name: string): string[] {
  const place = join(root, name);
  if (!existsSync(place) || !statSync(place).isDirectory()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

async function forgetOldest(cacheDir: string): Promise<void> {
  const folders = (await readdir(cacheDir)).map((name) => join(cacheDir, name));
  // Another build may have removed one in between.
  const time = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const times = folders.map((folder) => ({ folder, time: time(folder) }));
  const oldest = times.sort((one, other) => other.time - one.time).slice(MAX_KEPT);
  for (const { folder } of oldest) await rm(folder, { recursive: true, force: true });
}

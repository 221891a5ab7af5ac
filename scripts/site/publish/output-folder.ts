import { lstat, readdir, realpath, rename } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { getReason, hasCode } from '../../../packages/base/node/file-error.ts';
import { UsageError } from '../../../packages/base/node/options.ts';
import { readBuildInfo } from '../../hosting/build-info.ts';
import { ROOT } from '../../installation/installation.ts';

/** What a build reads, below a site folder or the project: a site that is written there would be read by the next build. */
const SOURCES = [
  ...['.ci', '.git', '.github', 'arazzo', 'asyncapi', 'decisions', 'docs', 'guides', 'node_modules', 'openapi'],
  ...['packages', 'samples', 'scripts', 'site', 'src', 'tests', 'versions'],
  ...['.generated/.cache', '.generated/public', '.generated/sites'],
];

/**
 * Throws for a folder whose replacement would lose something: only a folder that does not exist, is empty, or was written by an earlier
 * build may become the output.
 */
export async function checkOutputFolder(
  outDir: string,
  { dir: siteDir, documents }: { dir: string; documents?: readonly string[] },
): Promise<void> {
  const out = await resolveLinks(outDir);
  for (const folder of new Set([await resolveLinks(ROOT), await resolveLinks(siteDir)])) {
    if (contains(out, folder)) {
      throw new UsageError(`${outDir} contains the sources in ${folder}. Choose a folder of its own with --out.`);
    }
    // Beside documents anything may lie, and none of it is read.
    if (documents && folder !== (await resolveLinks(ROOT))) continue;
    const source = SOURCES.map((name) => join(folder, name)).find((source) => contains(source, out));
    if (source !== undefined) {
      throw new UsageError(`${outDir} is inside the sources in ${source}. Choose a folder outside of them with --out.`);
    }
  }
  await checkReplaceable(outDir);
}

/**
 * Renames a finished folder to `target`; until then the old one is untouched. Of several builds that end at the same time the last one
 * wins. `spare` receives the old folder and must be on the same file system.
 */
export async function replaceFolder(finished: string, target: string, spare: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    // Once more: a build takes long enough for somebody to put something there.
    await checkReplaceable(target);
    const old = join(spare, `old-${attempt}`);
    const hadOld = await rename(target, old).then(() => true, falseIfMissing);
    try {
      return await rename(finished, target);
    } catch (error) {
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST') && attempt < 100) continue;
      if (hadOld) await rename(old, target);
      throw error;
    }
  }
}

async function checkReplaceable(outDir: string): Promise<void> {
  const stats = await lstat(outDir).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new UsageError(`${outDir} cannot be a folder (${getReason(error)}). Choose another one with --out.`);
  });
  if (stats === undefined) return;
  if (!stats.isDirectory()) {
    const kind = stats.isSymbolicLink() ? 'a link' : 'a file';
    throw new UsageError(`${outDir} is ${kind}, not a folder. Choose another folder with --out.`);
  }
  // Missing again: another build that ends at the same time has just moved it away.
  const names = await readdir(outDir).catch((error: unknown): string[] => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const foreign = await listForeign(outDir, names);
  if (foreign.length === 0) return;
  // Another folder by now: that build replaced it between the two looks, so what was missing proves nothing.
  const current = await lstat(outDir).catch(() => undefined);
  if (current?.ino !== stats.ino) return checkReplaceable(outDir);
  throw new UsageError(
    `${outDir} contains files that no build has written, such as "${foreign.sort()[0]}". Choose an empty folder with --out, or empty this one yourself.`,
  );
}

/** Desktops leave these in every folder that somebody opens. */
const DESKTOP_FILES = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** What would be lost with a folder: all of it, or what somebody has put beside a built site, such as `.git` or `CNAME`. */
async function listForeign(dir: string, names: string[]): Promise<string[]> {
  const info = await readBuildInfo(dir).catch(() => undefined);
  if (typeof info?.id !== 'string' || typeof info.base !== 'string') return names;
  const written = info.names ?? names;
  return names.filter((name) => !written.includes(name) && !DESKTOP_FILES.includes(name));
}

/** The path without links; of a path that does not exist yet, as much as exists. */
async function resolveLinks(path: string): Promise<string> {
  const real = await realpath(path).catch(() => undefined);
  if (real !== undefined || dirname(path) === path) return real ?? path;
  return join(await resolveLinks(dirname(path)), basename(path));
}

/** Whether a folder is the other one or above it. */
function contains(folder: string, other: string): boolean {
  const path = relative(folder, other);
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || /^[a-z]:/i.test(path));
}

function falseIfMissing(error: unknown): false {
  if (hasCode(error, 'ENOENT')) return false;
  throw error;
}

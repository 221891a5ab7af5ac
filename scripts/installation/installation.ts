import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** Folder of the generator: a checkout of this project, or its package. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The interface as the package has it; a checkout bundles its own. */
export const PREBUILT = join(ROOT, 'prebuilt');

/** Whether this is the package of the generator (`scripts/packages/generator`), which writes nothing into its own folder. */
export const isPackage = existsSync(PREBUILT);

/** Name of the package and of its program. */
export const PROGRAM = 'api-docs';

/**
 * Where caches are and what is made on the way to a site: `.generated` of a checkout; for the package the folder of the user's caches
 * (XDG Base Directory Specification, 0.8).
 */
export function generatedFolder(): string {
  if (!isPackage) return join(ROOT, '.generated');
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), PROGRAM);
}

/** Version of the generator, `0.1.0`. */
export async function readVersion(): Promise<string> {
  return JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).version;
}

/** Where `npm run package` of a checkout writes the archive of the package. */
export async function packageFile(): Promise<string> {
  return join(generatedFolder(), `${PROGRAM}-${await readVersion()}.tgz`);
}

/** The module that starts the program. */
export const PROGRAM_FILE = join(ROOT, 'scripts/commands', isPackage ? 'main.js' : 'api-docs.mjs');

/** What to type for a command of the program: `npx api-docs build openapi.yaml` in a checkout, `api-docs build openapi.yaml` with the package. */
export function toCommand(...words: string[]): string {
  return [...(isPackage ? [] : ['npx']), PROGRAM, ...words.filter((word) => word !== '')].join(' ');
}

/** A command for a site folder, from where this one was started: `npx api-docs stamp --site my-api`. */
export function toSiteCommand(name: string, dir: string): string {
  const path = relative('.', dir);
  return toCommand(name, path && `--site ${path}`);
}

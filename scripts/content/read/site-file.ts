import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Why a file of a site folder has no content to give; `missing` when there is none of that name. */
export type FileFault = { missing?: true; message: string; hint?: string };

/**
 * Content of a regular file inside the site folder, symbolic links followed. A link that leads out of the folder is refused, because
 * everything read here may be published; so is anything else that is no file: reading a named pipe would never end.
 */
export async function readSiteFile(siteDir: string, file: string): Promise<Buffer | FileFault> {
  const path = join(siteDir, file);
  const fault = await getFault(siteDir, path);
  return fault ?? (await readFile(path).catch(() => ({ message: 'This file cannot be read.' })));
}

/** What is wrong with a path before its content is looked at. */
async function getFault(siteDir: string, path: string): Promise<FileFault | undefined> {
  const [root, real] = await Promise.all([siteDir, path].map((name) => realpath(name).catch(() => undefined)));
  if (root === undefined || real === undefined) return { missing: true, message: 'There is no such file.' };
  if (!real.startsWith(root.endsWith(sep) ? root : root + sep))
    return { message: 'This link leads out of the site folder.', hint: 'Copy the file into the site folder.' };
  const found = await stat(real);
  if (found.isDirectory()) return { message: 'This is a folder, not a file.', hint: 'Rename it or remove it.' };
  return found.isFile() ? undefined : { message: 'This is not a regular file.', hint: 'Remove it.' };
}

/** What begins another part of an address, ends a folder's name, or is no text. */
const UNSAFE = /[#?%\\\p{Cc}\p{Surrogate}]/u;

/** Why a file cannot have the address that follows from its name. */
export function nameFault(file: string): FileFault | undefined {
  const [character] = UNSAFE.exec(file) ?? [];
  if (character === undefined) return undefined;
  const shown = /[#?%\\]/.test(character) ? ` "${character}"` : '';
  return {
    message: `A file name becomes part of an address, which cannot contain this character${shown}.`,
    hint: 'Rename the file: letters, digits, "-", "_" and "." are safe.',
  };
}

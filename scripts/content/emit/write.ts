import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Output } from './output.ts';

/** What writing changed, by path below the folder. */
export type Written = { changed: string[]; removed: string[] };

/**
 * Makes a folder hold exactly these files. What is right already is not touched, what is gone is removed, and a file is at all
 * times either the old or the new one.
 */
export async function writeOutputs(outputs: Output[], folder: string): Promise<Written> {
  const wanted = new Set(outputs.map(({ path }) => path));
  const existing = await listFiles(folder);
  const removed = existing.filter((path) => !wanted.has(path));
  const changed: string[] = [];
  for (const output of outputs) {
    if (await writeIfChanged(output, folder)) changed.push(output.path);
  }
  for (const path of removed) await rm(join(folder, path));
  return { changed, removed };
}

/** Writes one file whole or not at all; tells whether it had to. */
export async function writeIfChanged({ path, content }: Output, folder: string): Promise<boolean> {
  const file = join(folder, path);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(bytes)) return false;
  const temporary = `${file}.${process.pid}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  return true;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

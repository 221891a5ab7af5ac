import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import type { Output } from './output.ts';

/** What writing did, by path below the folder. */
export type Written = { paths: string[]; changed: string[] };

/** Writing small files is mostly waiting: one after the other, a large site would wait for a quarter of its build. */
export const WRITES_AT_A_TIME = 16;

/** Writes files as they are made, some at a time. A file that has its content already is not touched. */
export async function writeOutputs(outputs: Iterable<Output>, folder: string): Promise<Written> {
  const written = await pMap(
    outputs,
    async (output) => ({ path: output.path, isChanged: await writeIfChanged(output, folder) }),
    { concurrency: WRITES_AT_A_TIME },
  );
  return {
    paths: written.map(({ path }) => path),
    changed: written.filter(({ isChanged }) => isChanged).map(({ path }) => path),
  };
}

/** Removes every file that is not among these. */
export async function removeOthers(folder: string, paths: Iterable<string>): Promise<void> {
  const wanted = new Set(paths);
  for (const path of await listFiles(folder)) {
    if (!wanted.has(path)) await rm(join(folder, path));
  }
}

/** Two pictures of one name are written at the same time when two languages show it. */
let writes = 0;

/** Writes one file whole or not at all, so that it is at all times the old or the new one; tells whether it had to. */
export async function writeIfChanged({ path, content }: Output, folder: string): Promise<boolean> {
  const file = join(folder, path);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(bytes)) return false;
  writes += 1;
  const temporary = `${file}.${process.pid}.${writes}.tmp`;
  // The folder of most is there.
  if (!current) await mkdir(dirname(file), { recursive: true });
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

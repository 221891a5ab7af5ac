import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLane } from '../../cli/concurrency-limit.ts';
import type { Output } from './output.ts';

/** What writing did, by path below the folder. */
export type Written = { paths: string[]; changed: string[] };

/** Writes files as they are made, some at a time. What is right already is not touched. */
export async function writeOutputs(outputs: Iterable<Output>, folder: string): Promise<Written> {
  const paths: string[] = [];
  const changed = new Set<string>();
  const lane = createLane();
  for (const output of outputs) {
    paths.push(output.path);
    await lane.start(async () => {
      if (await writeIfChanged(output, folder)) changed.add(output.path);
    });
  }
  await lane.end();
  return { paths, changed: paths.filter((path) => changed.has(path)) };
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

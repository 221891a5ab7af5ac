import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { listFiles } from '../checks/site-files.ts';
import { COMPRESSED_EXTENSIONS } from './precompress.ts';

/**
 * What has not changed since the last output keeps its time, which is a part of its ETag: readers do not load it again. Its compressed copies are
 * taken over too, because making them takes most of the time.
 */
export async function reuseUnchanged(previous: string, next: string): Promise<void> {
  const known = new Set(await listFiles(previous));
  await pMap(await listFiles(next), (name) => reuseFile(name, { known, previous, next }), { concurrency: 16 });
}

type Folders = { known: ReadonlySet<string>; previous: string; next: string };

async function reuseFile(name: string, { known, previous, next }: Folders): Promise<void> {
  if (!known.has(name)) return;
  const [before, now] = await Promise.all([previous, next].map((folder) => readFile(join(folder, name))));
  if (before === undefined || now === undefined || !before.equals(now)) return;
  for (const extension of ['', ...Object.values(COMPRESSED_EXTENSIONS)]) {
    const file = name + extension;
    if (known.has(file)) await cp(join(previous, file), join(next, file), { preserveTimestamps: true });
  }
}

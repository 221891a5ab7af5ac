import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../checks/site-files.ts';
import { HASHED_PATHS } from './rules.ts';

/** A page that was opened before a deployment loads what it needs later under the names of its own build. */
const DAYS = 7;
const RECORD = '_build/previous.json';

/** When a file was no longer a part of the site, by its name. */
type Record = { [name: string]: string };

/**
 * Copies what earlier deployments had under a name with a hash, and the new one has not, from the folder of the last one. A week after it was
 * replaced it is left out. Gives the number of files.
 */
export async function keepPreviousFiles(previous: string, next: string, now: Date): Promise<number> {
  const hashed = new RegExp(`^${HASHED_PATHS.slice(0, -1)}(\\.br|\\.gz)?$`, 's');
  const present = new Set(await listFiles(next));
  const replaced = await readRecord(previous);
  const record: Record = {};
  for (const name of await listFiles(previous)) {
    if (present.has(name) || !hashed.test(name)) continue;
    const since = replaced[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) >= DAYS * 86_400_000) continue;
    await mkdir(dirname(join(next, name)), { recursive: true });
    await copyFile(join(previous, name), join(next, name));
    record[name] = since;
  }
  await writeFile(join(next, RECORD), `${JSON.stringify(record, undefined, 1)}\n`);
  return Object.keys(record).length;
}

async function readRecord(dir: string): Promise<Record> {
  const text = await readFile(join(dir, RECORD), 'utf8').catch(() => '{}');
  // Our own output.
  return JSON.parse(text);
}

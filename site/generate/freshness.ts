import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the generated contract is made of. */
const SOURCES = ['openapi', 'asyncapi', 'site/generate', 'package-lock.json'];

/** Whether an output is younger than every source, so that nothing has to be written. */
export async function isFresh(siteDir: string, output: string): Promise<boolean> {
  const changed = await Promise.all(SOURCES.map((source) => getNewestTime(join(siteDir, source))));
  return (await getTime(output)) > Math.max(...changed);
}

async function getNewestTime(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true }).catch(() => []);
  return Math.max(await getTime(path), ...(await Promise.all(names.map((name) => getTime(join(path, name))))));
}

/** Nothing is older than what is not there. */
async function getTime(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}

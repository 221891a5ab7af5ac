import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../packages/base/node/options.ts';
import { toCommand } from '../installation/installation.ts';

/** What a server and the checks need of a built site. */
export type BuildInfo = {
  base: string;
  /** Name of the folder below `_build/` that holds the data. */
  id: string;
  /** What the build wrote, as the folder lists it; builds of before did not say. */
  names?: string[];
};

const FILE = join('_build', 'info.json');

export async function readBuildInfo(dir: string): Promise<BuildInfo> {
  const text = await readFile(join(dir, FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new UsageError(`There is no built site in ${dir}. Run \`${toCommand('build')}\` first.`);
  // Our own output: see `writeBuildInfo`.
  return JSON.parse(text);
}

/** The last file of a build: it names all others. */
export async function writeBuildInfo(dir: string, info: Omit<BuildInfo, 'names'>): Promise<void> {
  const names = (await readdir(dir)).sort();
  await writeFile(join(dir, FILE), `${JSON.stringify({ ...info, names })}\n`);
}

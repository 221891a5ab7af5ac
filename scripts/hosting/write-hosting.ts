import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../cli/file-error.ts';
import { UsageError } from '../cli/options.ts';
import { precompress } from './precompress.ts';
import { keepPreviousFiles } from './previous-files.ts';
import { describeSite } from './site.ts';
import type { HostingTarget } from './targets.ts';

type Options = { dir: string; out: string; root: string | undefined; port: number; now: Date };

/** Says that the folder is an output of this command, which the next one may replace. */
const MARK = 'hosting.json';

/**
 * Writes a folder that a host can serve: the built site below its base path, its compressed copies, the files of the host, and what earlier outputs in
 * the same folder had under names with a hash. Gives the number of those.
 */
export async function writeHosting(target: HostingTarget, { dir, out, root, port, now }: Options): Promise<number> {
  const hadOutput = await isReplaceable(out);
  const next = `${out}.next`;
  await rm(next, { recursive: true, force: true });
  const site = await describeSite(dir, { root: root ?? target.root ?? join(out, 'site'), port });
  const below = join('site', target.addsBase ? '/' : site.base);
  await cp(dir, join(next, below), { recursive: true, preserveTimestamps: true });
  if (target.isPrecompressed) await precompress(join(next, below));
  const files = { ...target.files(site), [MARK]: `${JSON.stringify({ files: Object.keys(target.files(site)) })}\n` };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(next, name)), { recursive: true });
    await writeFile(join(next, name), text);
  }
  const kept = hadOutput ? await keepPreviousFiles(join(out, below), join(next, below), now) : 0;
  await rm(out, { recursive: true, force: true });
  await rename(next, out);
  return kept;
}

/** Whether there is an output of before. Any other folder is not replaced. */
async function isReplaceable(out: string): Promise<boolean> {
  const isOurs = await readFile(join(out, MARK)).then(
    () => true,
    () => false,
  );
  if (isOurs) return true;
  // An empty folder is one that may be taken.
  await mkdir(dirname(out), { recursive: true });
  await rm(out, { recursive: false, force: true }).catch(async (error: unknown) => {
    if (!hasCode(error, 'ERR_FS_EISDIR')) throw error;
    throw new UsageError(`${out} was not written by this command. Choose another folder with --out.`);
  });
  return false;
}

import { cp, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../../packages/base/node/file-error.ts';
import { UsageError } from '../../packages/base/node/options.ts';
import { listChangedPages } from './changed-pages.ts';
import { precompress } from './precompress.ts';
import { keepPreviousFiles } from './previous-files.ts';
import { reuseUnchanged } from './reuse-files.ts';
import { describeSite } from './site.ts';
import type { HostingTarget } from './targets.ts';

type Options = { dir: string; out: string; root: string | undefined; port: number; now: Date };

type Written = {
  /** How many files of earlier outputs stay. */
  kept: number;
  /** Addresses of the pages that say something else than in the last output, when there was one. */
  changed: string[] | undefined;
};

/** Says that the folder is an output of this command, which the next one may replace. */
const MARK = 'hosting.json';

/**
 * Writes a folder that a host can serve: the built site below its base path, its compressed copies, the files of the host, and what earlier outputs in
 * the same folder had under names with a hash.
 */
export async function writeHosting(target: HostingTarget, { dir, out, root, port, now }: Options): Promise<Written> {
  const hadOutput = await isReplaceable(out);
  const [next, old] = [`${out}.next`, `${out}.old`];
  for (const left of [next, old]) await rm(left, { recursive: true, force: true });
  const site = await describeSite(dir, { root: root ?? target.root ?? join(out, 'site'), port });
  const below = join('site', target.addsBase ? '/' : site.base);
  await cp(dir, join(next, below), { recursive: true, preserveTimestamps: true });
  if (hadOutput) await reuseUnchanged(join(out, below), join(next, below));
  if (target.isPrecompressed) await precompress(join(next, below));
  const files = { ...target.files(site), [MARK]: `${JSON.stringify({ files: Object.keys(target.files(site)) })}\n` };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(next, name)), { recursive: true });
    await writeFile(join(next, name), text);
  }
  const changed = hadOutput ? await listChangedPages(join(out, below), join(next, below)) : undefined;
  const kept = hadOutput ? await keepPreviousFiles(join(out, below), join(next, below), now) : 0;
  // A server that reads the folder is without it for a moment only.
  if (hadOutput) await rename(out, old);
  await rename(next, out);
  await rm(old, { recursive: true, force: true });
  return { kept, changed };
}

/** Whether there is an output of before. Any other folder is not replaced. */
async function isReplaceable(out: string): Promise<boolean> {
  const isOurs = await readFile(join(out, MARK)).then(
    () => true,
    () => false,
  );
  if (isOurs) return true;
  await mkdir(dirname(out), { recursive: true });
  // This removes an empty folder and nothing else.
  await rmdir(out).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return;
    throw new UsageError(`${out} was not written by this command. Choose another folder with --out.`);
  });
  return false;
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../installation/installation.ts';

const run = promisify(execFile);

/** Checks a revision of this repository out to a folder, with its own packages. */
export async function addCheckout(revision: string, folder: string): Promise<string> {
  await run('git', ['worktree', 'add', '--detach', folder, revision], { cwd: ROOT });
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  return folder;
}

/** The counterpart of `addCheckout`: the repository forgets the folder too. */
export async function removeCheckout(folder: string): Promise<void> {
  await run('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
}

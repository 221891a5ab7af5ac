import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getReason } from '../../../packages/base/node/file-error.ts';
import { UsageError } from '../../../packages/base/node/options.ts';
import { isAlive } from '../../../packages/base/node/process.ts';

/**
 * Makes a folder of this process beside `target`, so that what is made there can be renamed to it. The name is unique: builds into
 * one folder can run at the same time. It is removed when the process ends.
 */
export function makeTemporaryFolder(target: string): string {
  try {
    return makeOwnFolder(dirname(target), `.${basename(target)}.building-`);
  } catch (error) {
    throw new UsageError(
      `${dirname(target)} cannot be written to (${getReason(error)}). Choose another folder with --out.`,
    );
  }
}

/** Makes a folder that is removed when the process ends, and removes those that killed processes left under this prefix. */
export function makeOwnFolder(dir: string, prefix: string): string {
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(dir)) {
    if (name.startsWith(prefix) && !isInUse(join(dir, name), name.slice(prefix.length)))
      rmSync(join(dir, name), { recursive: true, force: true });
  }
  const folder = join(dir, `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder);
  removeAtExit(folder);
  return folder;
}

/** The name begins with a process id, which in a container may be that of this process. */
function isInUse(folder: string, name: string): boolean {
  const pid = Number.parseInt(name, 10);
  return pid === process.pid ? folders.has(folder) : pid > 0 && isAlive(pid);
}

const folders = new Set<string>();

/**
 * Removes a folder when the process ends by itself or by an error. A signal ends the process at once, in the middle of the compiler too,
 * which a handler would wait for; what is left then is removed by the next `makeOwnFolder`.
 */
function removeAtExit(folder: string): void {
  if (folders.size === 0) {
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
  }
  folders.add(folder);
}

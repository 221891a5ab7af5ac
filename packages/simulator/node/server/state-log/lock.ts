import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from '../../../../base/node/file-error.ts';
import { UsageError } from '../../../../base/node/options.ts';
import { isAlive } from '../../../../base/node/process.ts';

/** Files that this process has locked: its id in a lock alone could be that of a dead process before it. */
const locked = new Set<string>();

/**
 * Locks a file for this process by `FILE.lock`, which contains the process id. Gives what unlocks it, which also happens when the process
 * ends; the lock of a process that was killed is taken over. Throws when a living process has it.
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  while (!createLock(lock)) {
    const owner = readOwner(lock);
    if (locked.has(file) || (owner !== undefined && owner !== process.pid && isAlive(owner)))
      throw new UsageError(
        `${file} is in use by process ${owner}. Stop it, or choose another file with --state. If that process is no sandbox, remove ${lock}.`,
      );
    removeStale(lock, owner);
  }
  locked.add(file);
  const unlock = () => {
    if (!locked.delete(file)) return;
    process.off('exit', unlock);
    rmSync(lock, { force: true });
  };
  process.once('exit', unlock);
  return unlock;
}

/** Complete from its first instant: nobody may read a lock without its process id. */
function createLock(lock: string): boolean {
  const own = `${lock}.${process.pid}`;
  rmSync(own, { force: true });
  try {
    writeFileSync(own, `${process.pid}\n`, { flag: 'wx', mode: 0o600 });
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process id in a lock; undefined where there is none, or no lock any more. */
function readOwner(lock: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Moves it away before it is removed: of two processes that find one stale lock, the second must not remove the lock of the first. */
function removeStale(lock: string, owner: number | undefined): void {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    // The other process was faster.
    return;
  }
  if (readOwner(aside) !== owner) linkSync(aside, lock);
  rmSync(aside, { force: true });
}

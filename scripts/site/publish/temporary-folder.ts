import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../cli/options.ts';

/**
 * Makes a folder of this process beside `target`, so that what is made there can be renamed to it. The name is unique: builds into
 * one folder can run at the same time. It is removed when the process ends.
 */
export function makeTemporaryFolder(target: string): string {
  const id = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const folder = join(dirname(target), `.${basename(target)}.building-${id}`);
  try {
    mkdirSync(dirname(target), { recursive: true });
    mkdirSync(folder);
  } catch (error) {
    throw new UsageError(
      `${dirname(target)} cannot be written to (${String(error)}). Choose another folder with --out.`,
    );
  }
  removeAtExit(folder);
  return folder;
}

const folders = new Set<string>();

/** Removes a folder when the process ends: by itself, by an error, or by a signal that can be caught. */
export function removeAtExit(folder: string): void {
  if (folders.size === 0) {
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
    }
  }
  folders.add(folder);
}

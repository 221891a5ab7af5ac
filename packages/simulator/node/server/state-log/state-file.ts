import {
  appendFile,
  closeSync,
  existsSync,
  fstatSync,
  fsync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { UsageError } from '../../../../base/node/options.ts';
import type { State } from '../../../core/state/state.ts';
import { formatRecord } from './record.ts';
import { splitState } from './snapshot.ts';

/** Characters that are written at once. */
const BATCH_CHARS = 65_536;

const appendLater = promisify(appendFile);
const sync = promisify(fsync);

/** A file that is being written, open for more. */
export type NewFile = { descriptor: number; size: number };

/** Writes a snapshot on the disk, beside a file that it is to replace; in batches, so that requests come between. */
export async function startFile(file: string, state: State): Promise<NewFile> {
  const temporary = toTemporaryPath(file);
  // A name that a killed process left, or somebody's link: removed, never followed.
  rmSync(temporary, { force: true });
  const descriptor = openSync(temporary, 'ax+', 0o600);
  try {
    let [text, parts] = ['', 0];
    for (const part of splitState(state)) {
      text += formatRecord(part);
      parts += 1;
      if (text.length < BATCH_CHARS) continue;
      await appendLater(descriptor, text);
      text = '';
    }
    await appendLater(descriptor, text + formatRecord({ parts }));
    await sync(descriptor);
    return { descriptor, size: fstatSync(descriptor).size };
  } catch (error) {
    removeFile(file, descriptor);
    throw error;
  }
}

/** The new file takes the place of the old one, in one step. */
export function finishFile(file: string): void {
  renameSync(toTemporaryPath(file), file);
}

/** Gives up a new file. */
export function removeFile(file: string, descriptor: number): void {
  closeSync(descriptor);
  rmSync(toTemporaryPath(file), { force: true });
}

function toTemporaryPath(file: string): string {
  return `${file}.new`;
}

/** The file that a path names: a link stays a link. */
export function resolveFile(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return path;
  if (stats.isSymbolicLink() && !existsSync(path))
    throw new UsageError(
      `${path} is a link to a file that does not exist. Remove the link, or create the file's folder and give its path.`,
    );
  const file = realpathSync(path);
  const target = lstatSync(file);
  if (!target.isFile())
    throw new UsageError(
      `${path} is ${target.isDirectory() ? 'a folder' : 'no file'}. Give the path of a file with --state.`,
    );
  return file;
}

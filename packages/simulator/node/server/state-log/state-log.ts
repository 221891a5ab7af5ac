import { appendFile, appendFileSync, closeSync, existsSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { getReason } from '../../../../base/node/file-error.ts';
import { UsageError } from '../../../../base/node/options.ts';
import type { SandboxInput } from '../../../core/input.ts';
import type { State } from '../../../core/state/state.ts';
import { lockFile } from './lock.ts';
import { formatRecord } from './record.ts';
import { restore } from './restore.ts';
import { finishFile, type NewFile, removeFile, resolveFile, startFile } from './state-file.ts';

/** About 10,000 requests, which are replayed in seconds. */
const COMPACT_BYTES = 16 * 1024 * 1024;
/** What is copied at once. */
const BATCH_BYTES = 65_536;

const appendLater = promisify(appendFile);

export type StateLog = {
  /**
   * Before the response goes out: what was acknowledged survives the end of the process, however it ends. False when it could not be
   * written; the file is then as it was before.
   */
  append(input: SandboxInput, after: State): boolean;
  /** Writes the last state as a snapshot. */
  close(state: State): Promise<void>;
};

export type OpenedState = {
  state: State;
  stateLog: StateLog;
  /** Of a file that exists: the inputs after its snapshot, and the bytes of a torn record that were dropped. */
  restored?: { inputs: number; tornBytes: number };
};

type Options = {
  /** The state of a file that does not exist yet. */
  createState: () => State;
  /** Receives a sentence when the file cannot be written, and when it can be again. */
  log: (line: string) => void;
  /** A new snapshot is written when this many bytes follow the last one. */
  compactBytes?: number;
  /** Appends a record whole, or throws: tests make a disk full. */
  write?: (descriptor: number, bytes: Buffer) => void;
};

/**
 * Opens a state file: a write-ahead log of inputs after a snapshot, one record a line. Locked for this process; the file of a link is
 * used in its place.
 */
export async function openStateLog(path: string, { createState, ...options }: Options): Promise<OpenedState> {
  let unlock: (() => void) | undefined;
  try {
    const file = resolveFile(path);
    unlock = lockFile(file);
    if (!existsSync(file)) {
      const state = createState();
      const { descriptor, size } = await startFile(file, state);
      finishFile(file);
      return { state, stateLog: createLog(file, { descriptor, snapshotBytes: size, size, unlock }, options) };
    }
    const descriptor = openSync(file, 'a+', 0o600);
    const { state, inputs, tornBytes, snapshotBytes, size } = restore(descriptor, path);
    if (tornBytes > 0) ftruncateSync(descriptor, size);
    const stateLog = createLog(file, { descriptor, snapshotBytes, size, unlock }, options);
    return { state, stateLog, restored: { inputs, tornBytes } };
  } catch (error) {
    unlock?.();
    if (error instanceof UsageError || !(error instanceof Error && 'code' in error)) throw error;
    throw new UsageError(`${path} cannot be the state file: ${getReason(error)}. Choose another one with --state.`);
  }
}

type OpenLog = {
  descriptor: number;
  snapshotBytes: number;
  size: number;
  unlock: () => void;
};

function createLog(
  file: string,
  opened: OpenLog,
  { log, compactBytes = COMPACT_BYTES, write = appendFileSync }: Omit<Options, 'createState'>,
): StateLog {
  let { descriptor, size, snapshotBytes } = opened;
  let compactAt = snapshotBytes + compactBytes;
  let compacting: Promise<void> | undefined;
  let isFailing = false;
  let isClosed = false;

  /**
   * Writes a snapshot beside the file while the log goes on, then what was logged meanwhile, and renames: at every instant the file is
   * complete. A failure loses nothing, the log goes on in the file as it is.
   */
  async function compact(state: State): Promise<void> {
    let copied = size;
    let started: NewFile | undefined;
    try {
      started = await startFile(file, state);
      let target = started.size;
      const take = () => readRange(descriptor, copied, Math.min(size, copied + BATCH_BYTES));
      for (let part = take(); size - copied > part.length; part = take()) {
        await appendLater(started.descriptor, part);
        copied += part.length;
        target += part.length;
      }
      // The last part at once: no record comes between it and the new name.
      const rest = take();
      appendFileSync(started.descriptor, rest);
      finishFile(file);
      closeSync(descriptor);
      ({ descriptor, size: snapshotBytes } = started);
      size = target + rest.length;
      compactAt = snapshotBytes + compactBytes;
    } catch (error) {
      if (started) removeFile(file, started.descriptor);
      compactAt = size + compactBytes;
      log(
        `No snapshot of the state could be written: ${getReason(error)}. Nothing is lost: ${file} contains every input.`,
      );
    }
  }

  return {
    append(input, after) {
      if (isClosed) return false;
      try {
        const record = Buffer.from(formatRecord({ input, draws: after.draws }));
        // What an earlier failure left, should it not have been possible to cut it off then.
        if (isFailing) ftruncateSync(descriptor, size);
        write(descriptor, record);
        size += record.length;
      } catch (error) {
        if (!isFailing)
          log(`${file} cannot be written: ${getReason(error)}. Requests are refused with 503001 and change nothing.`);
        isFailing = true;
        truncateIfPossible(descriptor, size);
        return false;
      }
      if (isFailing) log(`${file} can be written again.`);
      isFailing = false;
      if (size > compactAt && !compacting)
        compacting = compact(after).finally(() => {
          compacting = undefined;
        });
      return true;
    },
    async close(state) {
      isClosed = true;
      await compacting;
      if (size > snapshotBytes) await compact(state);
      closeSync(descriptor);
      opened.unlock();
    },
  };
}

function readRange(descriptor: number, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, from));
}

function truncateIfPossible(descriptor: number, size: number): void {
  try {
    ftruncateSync(descriptor, size);
  } catch {
    // Tried again before the next record.
  }
}

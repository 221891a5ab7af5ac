import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { applyInput, type SandboxInput } from '../../../src/sandbox/input.ts';
import type { State } from '../../../src/sandbox/state/state.ts';
import { UsageError } from '../../cli/options.ts';

/** The log is written anew when this many bytes follow the snapshot. */
const COMPACT_BYTES = 16 * 1024 * 1024;

export type StateLog = {
  /** Before the response goes out: what was acknowledged survives the end of the process, however it ends. */
  append(input: SandboxInput, after: State): void;
  /** Writes the last state as one snapshot. */
  close(state: State): void;
};

/** What a file holds: the state after its last whole record, and whether a torn one was dropped. */
export type Restored = { state: State; inputs: number; droppedBytes: number };

/**
 * An append-only log of inputs after a snapshot, one record a line: CRC-32, space, JSON. A record that was torn by the end of the
 * process can only be the last one.
 */
export function openStateLog(file: string, state: State): StateLog {
  let descriptor = writeSnapshot(file, state);
  let size = 0;
  const compact = (next: State) => {
    closeSync(descriptor);
    descriptor = writeSnapshot(file, next);
    size = 0;
  };
  return {
    append(input, after) {
      size += writeSync(descriptor, toRecord({ input }));
      if (size > COMPACT_BYTES) compact(after);
    },
    close(last) {
      compact(last);
      closeSync(descriptor);
    },
  };
}

/** Reads a log; undefined when there is none. */
export function restoreState(file: string): Restored | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  let state: State | undefined;
  let inputs = 0;
  for (const [index, line] of lines.entries()) {
    const record = readRecord(line);
    if (!record) {
      // A whole line that is wrong was not torn: something else has written to the file.
      if (index < lines.length - 1 || !state)
        throw new UsageError(`${file} is damaged in line ${index + 1}. Remove it, or restore a copy.`);
      return { state, inputs, droppedBytes: Buffer.byteLength(line) + 1 };
    }
    if (record.state) state = record.state;
    else if (record.input && state) {
      state = applyInput(state, record.input).state;
      inputs += 1;
    }
  }
  if (!state) throw new UsageError(`${file} holds no state of this sandbox.`);
  return { state, inputs, droppedBytes: Buffer.byteLength(text.slice(end)) };
}

type LogRecord = { state?: State; input?: SandboxInput };

/** Beside the file first, then in its place: at every instant one of the two is whole. */
function writeSnapshot(file: string, state: State): number {
  const beside = `${file}.new`;
  const descriptor = openSync(beside, 'w', 0o600);
  writeSync(descriptor, toRecord({ state }));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return openSync(file, 'a', 0o600);
}

function toRecord(record: LogRecord): string {
  const json = JSON.stringify(record, (_, value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  );
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}\n`;
}

function readRecord(line: string): LogRecord | undefined {
  const json = line.slice(9);
  if (line.slice(0, 8) !== crc32(json).toString(16).padStart(8, '0')) return undefined;
  const record: LogRecord = JSON.parse(json);
  const body: unknown = record.input?.kind === 'request' ? record.input.verified.request.body : undefined;
  if (record.input?.kind === 'request' && body !== undefined) record.input.verified.request.body = toBytes(body);
  return record;
}

function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const text = typeof value === 'object' && value !== null && 'base64' in value ? String(value.base64) : '';
  return new Uint8Array(Buffer.from(text, 'base64'));
}

import { fstatSync, readSync } from 'node:fs';
import { UsageError } from '../../../../base/node/options.ts';
import { findShapeProblems } from '../../../core/controls/check-state.ts';
import { applyInput } from '../../../core/input.ts';
import type { State } from '../../../core/state/state.ts';
import { type LogRecord, parseRecord } from './record.ts';
import { addPart } from './snapshot.ts';

/** What a file contains: the state after its last complete record, and the size of a torn one after it. */
export type Restored = {
  state: State;
  inputs: number;
  /** Where the snapshot and the complete records end. */
  snapshotBytes: number;
  size: number;
  tornBytes: number;
};

/** Bytes of the file that are read at once. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * Reads a state file line by line, so that its size is limited by the memory of the state and not by the longest string. Only a last line
 * without an end was torn by the end of the process; anything else that is wrong is damage, which nobody should repair by guessing.
 */
export function restore(descriptor: number, file: string): Restored {
  let snapshot: unknown;
  let parts = 0;
  let restored: Restored | undefined;
  let number = 0;
  for (const { line, end } of readLines(descriptor)) {
    number += 1;
    const record = parseRecord(line);
    if (record === undefined) throw new UsageError(describeDamage(file, number, restored !== undefined));
    if (restored && 'input' in record) {
      restored.state = replay(restored.state, record, `line ${number} of ${file}`);
      restored.inputs += 1;
      restored.size = end;
    } else if (!restored && 'at' in record) {
      snapshot = addPart(snapshot, record);
      parts += 1;
    } else if (!restored && ('state' in record || ('parts' in record && record.parts === parts))) {
      const state = toState('state' in record ? record.state : snapshot, file);
      restored = { state, inputs: 0, snapshotBytes: end, size: end, tornBytes: 0 };
    } else throw new UsageError(describeDamage(file, number, restored !== undefined));
  }
  if (!restored)
    throw new UsageError(
      `${file} contains no complete state of a sandbox. Restore a copy, or choose another file with --state.`,
    );
  return { ...restored, tornBytes: fstatSync(descriptor).size - restored.size };
}

/** The complete lines of a file, each with the position after it. */
function* readLines(descriptor: number): Iterable<{ line: Buffer; end: number }> {
  let begun: Buffer[] = [];
  let position = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const size = readSync(descriptor, chunk, 0, CHUNK_BYTES, position);
    if (size === 0) return;
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0 && end < size; end = chunk.indexOf('\n', start)) {
      yield { line: Buffer.concat([...begun, chunk.subarray(start, end)]), end: position + end + 1 };
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start, size));
    position += size;
  }
}

function toState(value: unknown, file: string): State {
  const [problem] = findShapeProblems(value);
  if (problem !== undefined)
    throw new UsageError(
      `The state in ${file} does not fit this version of the sandbox (${problem}). Choose another file with --state, or use the version that wrote it.`,
    );
  // Its shape was just checked.
  return value as State;
}

/** The step again. Ids are drawn in order: as many as when the line was written, unless this version of the sandbox decides otherwise. */
function replay(state: State, { input, draws }: Extract<LogRecord, { input: unknown }>, place: string): State {
  const next = attempt(() => applyInput(state, input).state);
  if (next instanceof Error || (draws !== undefined && next.draws !== draws))
    throw new UsageError(
      `Another version of the sandbox wrote ${place}, and this one comes to another result. Start that version with the file and stop it with Ctrl+C: this one can read what it then writes. Or choose another file with --state.`,
    );
  return next;
}

function attempt<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function describeDamage(file: string, line: number, hasState: boolean): string {
  const rescue = hasState ? ` The lines before it are complete: head -n ${line - 1} '${file}' > COPY keeps them.` : '';
  return `${file} is damaged in line ${line}. Restore a copy, or choose another file with --state.${rescue}`;
}

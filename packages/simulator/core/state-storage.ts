import type { SandboxInput } from './input.ts';
import type { State } from './state/state.ts';

/** Where a host stores its state: in memory, in a log on disk, or in a browser, whose tabs share it. */
export type StateStorage = {
  /** The latest state that is known here. */
  read(): State;
  /** Stores a step before anything of it goes out (write-ahead). False when it could not: then it has not happened. */
  write(input: SandboxInput, after: State): boolean;
  /** Runs steps on the latest state of all hosts while no other has a turn. Absent where there is one host. */
  withLock?<T>(run: () => T): Promise<T>;
};

/** A state in memory, of one host. `record` writes a log of what leads to it. */
export function createMemoryStorage(
  start: State,
  record: StateStorage['write'] = () => true,
): Pick<StateStorage, 'read' | 'write'> {
  let state = start;
  return {
    read: () => state,
    write(input, after) {
      const isRecorded = record(input, after);
      if (isRecorded) state = after;
      return isRecorded;
    },
  };
}

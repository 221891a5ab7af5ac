import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { StateStorage } from './state-storage.ts';

/** A state in memory, which nobody else sees or changes. */
export function createMemoryStorage(state: State): StateStorage {
  let latest = state;
  return {
    read: () => latest,
    write(next) {
      latest = next;
    },
    withLock: async (run) => run(),
    isWorking: () => true,
    onChange: () => () => undefined,
    onLeave: () => undefined,
  };
}

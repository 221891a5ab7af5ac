import type { StateStorage } from '../../provider/environments/state-storage.ts';
import { stopClock } from '../../provider/simulator/state/clock.ts';
import type { State } from '../../provider/simulator/state/state.ts';
import { createTestState } from '../../provider/simulator/test-merchant.ts';

const START = Date.parse('2026-01-15T08:00:00.000Z');

/** Storage that stores nothing, as in a browser that forbids it: the provider goes on with the state it has. */
export function createMemoryStorage(): StateStorage {
  let state: State = createTestState({ seed: 'test', time: START, clock: stopClock(START) });
  return {
    read: () => state,
    write(next) {
      state = next;
    },
    withLock: async (run) => run(),
    isWorking: () => true,
    onChange: () => () => undefined,
    onLeave: (listener) => globalThis.addEventListener?.('pagehide', listener),
  };
}

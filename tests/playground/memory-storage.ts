import { stopClock } from '../../packages/simulator/core/state/clock.ts';
import { createMemoryStorage as createStateInMemory } from '../../packages/simulator/core/state-storage.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import type { PageStorage } from '../../site/provider/environments/page-provider.ts';

const START = Date.parse('2026-01-15T08:00:00.000Z');

/** Storage that stores nothing, as in a browser that forbids it: the provider goes on with the state it has. */
export function createMemoryStorage(): PageStorage {
  const state = createTestState({ seed: 'test', time: START, clock: stopClock(START) });
  return {
    ...createStateInMemory(state),
    onLeave: (listener) => globalThis.addEventListener?.('pagehide', listener),
  };
}

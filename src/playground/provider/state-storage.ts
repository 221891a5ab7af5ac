import { control } from '../../sandbox/controls/control.ts';
import type { State } from '../../sandbox/state/state.ts';
import { createTestState } from '../../sandbox/test-merchant.ts';

const KEY = 'sandbox:state';

/** When the sandbox of a page begins: the instant of the contract's scenarios. It moves only when the reader moves it. */
const START = Date.parse('2026-01-15T08:00:00.000Z');

/** The state in this browser. Storage may be blocked, full, or hold what somebody else wrote. */
export type StateStorage = {
  /** What is stored, or a fresh sandbox. */
  read(): State;
  write(state: State): void;
  /** Whether the last write succeeded. */
  isWorking(): boolean;
  /** Calls back when another tab has written. */
  onChange(listener: () => void): () => void;
};

export function createStateStorage(): StateStorage {
  let isWorking = true;
  // Parsing is dear, and most reads find what this tab has written itself.
  let last: { text: string | undefined; state: State } | undefined;
  return {
    read() {
      const text = readItem();
      if (!last || text !== last.text) last = { text, state: (text && parseState(text)) || createFreshState() };
      return last.state;
    },
    write(state) {
      const text = JSON.stringify(state);
      try {
        localStorage.setItem(KEY, text);
        last = { text, state };
        isWorking = true;
      } catch {
        isWorking = false;
      }
    },
    isWorking: () => isWorking,
    onChange(listener) {
      const notice = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
      addEventListener('storage', notice);
      return () => removeEventListener('storage', notice);
    },
  };
}

/** A seed of its own for each browser, so that ids of two readers differ. */
function createFreshState(): State {
  return createTestState({ seed: crypto.randomUUID(), time: START, clock: { mode: 'stopped', at: START } });
}

/** A state that the sandbox accepts; undefined for anything else, such as a state of an older version. */
export function parseState(text: string): State | undefined {
  try {
    const fresh = createFreshState();
    const loaded = control(fresh, { method: 'PUT', path: '/sandbox/state', body: JSON.parse(text) }, fresh.time);
    return loaded.status === 200 ? loaded.state : undefined;
  } catch {
    return undefined;
  }
}

function readItem(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

import { parseJson } from '../../../packages/base/encoding/json.ts';
import { findStateProblems } from '../../../packages/simulator/core/controls/check-state.ts';
import { stopClock } from '../../../packages/simulator/core/state/clock.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { createTestState } from '../../../packages/simulator/core/test-merchant.ts';
import { STATE_KEY } from '../../../src/playground/state/stored-keys.ts';
import type { SocketEvent } from './page-sockets.ts';
import { createTabLock } from './tab-lock.ts';

/** Written and removed at once: other tabs get its value with the event. */
const SENT_KEY = 'sandbox:sent';

/** When the sandbox of a page begins: the instant of the contract's scenarios. It moves only when the reader moves it. */
const START = Date.parse('2026-01-15T08:00:00.000Z');

/** The state in this browser. Storage may be blocked, full, or hold what somebody else wrote. */
export type StateStorage = {
  /** What is stored, or a fresh sandbox. */
  read(): State;
  /** `sent`: what goes to sockets of other tabs. They have it before the state. */
  write(state: State, sent?: SocketEvent[]): void;
  /** Runs a step that reads and writes while no other tab does. */
  withLock<T>(run: () => T): Promise<T>;
  /** Whether the last write succeeded. */
  isWorking(): boolean;
  /** Calls back when another tab has written the state, or, before that, has sent something to sockets. */
  onChange(listener: (sent?: SocketEvent[]) => void): () => void;
  /** Calls back when the page goes. */
  onLeave(listener: () => void): void;
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
    write(state, sent = []) {
      const text = JSON.stringify(state);
      try {
        if (sent.length > 0) {
          localStorage.setItem(SENT_KEY, JSON.stringify(sent));
          localStorage.removeItem(SENT_KEY);
        }
        localStorage.setItem(STATE_KEY, text);
        last = { text, state };
        isWorking = true;
      } catch {
        isWorking = false;
      }
    },
    withLock: createTabLock(),
    isWorking: () => isWorking,
    onLeave: (listener) => addEventListener('pagehide', listener),
    onChange(listener) {
      const notice = ({ key, newValue }: StorageEvent) => {
        if (key === STATE_KEY || key === null) listener();
        else if (key === SENT_KEY && newValue) listener(parseJson(newValue) as SocketEvent[] | undefined);
      };
      addEventListener('storage', notice);
      return () => removeEventListener('storage', notice);
    },
  };
}

/** A seed of its own for each browser, so that ids of two readers differ. */
function createFreshState(): State {
  return createTestState({ seed: crypto.randomUUID(), time: START, clock: stopClock(START) });
}

/** A state that the sandbox accepts; undefined for anything else, such as a state of an older version. */
export function parseState(text: string): State | undefined {
  try {
    const state: State = JSON.parse(text);
    return findStateProblems(state, createFreshState()).length > 0 ? undefined : state;
  } catch {
    return undefined;
  }
}

function readItem(): string | undefined {
  try {
    return localStorage.getItem(STATE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

import { parseJson } from '../../../packages/base/encoding/json.ts';
import { findStateProblems } from '../../../packages/simulator/core/controls/check-state.ts';
import { stopClock } from '../../../packages/simulator/core/state/clock.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { StateStorage } from '../../../packages/simulator/core/state-storage.ts';
import { createTestState } from '../../../packages/simulator/core/test-merchant.ts';
import { STATE_KEY } from '../../../src/playground/state/stored-keys.ts';
import type { SocketEvent } from './page-sockets.ts';
import { createTabLock } from './tab-lock.ts';

/** Written and removed at once: other tabs get its value with the event. */
const SENT_KEY = 'sandbox:sent';

/** When the sandbox of a page begins: the instant of the contract's scenarios. It moves only when the reader moves it. */
const START = Date.parse('2026-01-15T08:00:00.000Z');

/** What the tabs of a browser share. */
export type SharedStorage = StateStorage & {
  /** Sends what goes to sockets of other tabs, which have it before the state of the same step. */
  send(sent: SocketEvent): void;
  /** Whether the last write succeeded. */
  isWorking(): boolean;
  /** Calls back when another tab has written the state, or, before that, has sent something to sockets. */
  onChange(listener: (sent?: SocketEvent[]) => void): void;
  /** Calls back when the page goes: it has no time for the lock. */
  onLeave(listener: () => void): void;
};

/** The state in this browser. Storage may be blocked, full, or hold what somebody else wrote: then this tab is on its own. */
export function createStateStorage(): SharedStorage {
  const lock = createTabLock();
  let isWorking = true;
  // Parsing is dear, and most reads find what this tab has written itself.
  let latest = load(readItem());
  let sent: SocketEvent[] = [];
  let isChanged = false;

  function refresh(): void {
    const text = readItem();
    if (text !== latest.text) latest = load(text);
  }

  function store(): void {
    if (!isChanged) return;
    isChanged = false;
    try {
      const text = JSON.stringify(latest.state);
      if (sent.length > 0) {
        localStorage.setItem(SENT_KEY, JSON.stringify(sent));
        localStorage.removeItem(SENT_KEY);
      }
      localStorage.setItem(STATE_KEY, text);
      latest = { ...latest, text };
      isWorking = true;
    } catch {
      isWorking = false;
    }
    sent = [];
  }

  /** Steps on the latest state of all tabs, stored together. */
  function run<T>(steps: () => T): T {
    if (isWorking) refresh();
    try {
      return steps();
    } finally {
      store();
    }
  }

  return {
    read: () => latest.state,
    write(_input, state) {
      latest = { ...latest, state };
      isChanged = true;
      return true;
    },
    withLock: (steps) => lock(() => run(steps)),
    send: (event) => void sent.push(event),
    isWorking: () => isWorking,
    onLeave: (listener) => addEventListener('pagehide', () => run(listener)),
    onChange(listener) {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === STATE_KEY || key === null) {
          refresh();
          listener();
        } else if (key === SENT_KEY && newValue) listener(parseJson(newValue) as SocketEvent[] | undefined);
      });
    },
  };
}

function load(text: string | undefined): { text: string | undefined; state: State } {
  return { text, state: (text && parseState(text)) || createFreshState() };
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

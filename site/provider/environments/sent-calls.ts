import type { SeenCall } from '../../../packages/simulator/core/envelope/seen-call.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { createStore } from '../../../src/dom/store.ts';

/** The calls of this tab, and the state that the last one has left. */
type SentCalls = { calls: readonly SeenCall[]; state?: State };

const MAX_CALLS = 1000;

/** What this tab has sent, so that a report can be made of it later. In memory only. */
export const sentCalls = createStore<SentCalls>({ calls: [] });

/** Adds a call. Of more than a thousand, the oldest goes. */
export function recordCall(call: SeenCall, state: State): void {
  sentCalls.set({ calls: [...sentCalls.get().calls, call].slice(-MAX_CALLS), state });
}

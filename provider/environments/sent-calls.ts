import { createStore } from '../../src/dom/store.ts';
import type { SandboxRequest, SandboxResponse } from '../simulator/envelope/request.ts';
import type { State } from '../simulator/state/state.ts';

/** A call to the provider in the page, as it arrived and as its response left. */
export type SentCall = {
  request: SandboxRequest;
  response: SandboxResponse;
  /** Of this machine, in Unix milliseconds. */
  at: number;
  answeredAt: number;
  /** By the clocks of the sandbox when it arrived. */
  time: number;
  signatureTime: number;
};

/** The calls of this tab, and the state that the last one has left. */
type SentCalls = { calls: readonly SentCall[]; state?: State };

const MAX_CALLS = 1000;

/** What this tab has sent, so that a report can be made of it later. In memory only. */
export const sentCalls = createStore<SentCalls>({ calls: [] });

/** Adds a call. Of more than a thousand, the oldest goes. */
export function recordCall(call: SentCall, state: State): void {
  sentCalls.set({ calls: [...sentCalls.get().calls, call].slice(-MAX_CALLS), state });
}

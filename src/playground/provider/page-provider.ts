import type { ControlRequest } from '../../sandbox/controls/control.ts';
import type { SandboxRequest, SandboxResponse } from '../../sandbox/envelope/request.ts';
import { seal } from '../../sandbox/envelope/seal.ts';
import { verifySandboxRequest } from '../../sandbox/envelope/verify.ts';
import { type Applied, applyInput, type SandboxInput } from '../../sandbox/input.ts';
import type { State } from '../../sandbox/state/state.ts';
import type { StateStorage } from './state-storage.ts';

/** Who changed the state: this tab, or another one. */
type ChangeSource = 'here' | 'elsewhere';

/** The simulated provider as the tools of a page reach it: in the page itself, or as a server of this machine. */
export type PageProvider = {
  environment: 'page' | 'server';
  /** Scheme and host of the server. */
  origin?: string;
  getState(): State;
  /** Undefined where a server lets nothing be read. */
  send(request: SandboxRequest): Promise<SandboxResponse | undefined>;
  /** What the outside world does: a path such as `/sandbox/clock`. */
  control(request: ControlRequest): Promise<{ status: number; data: unknown }>;
  /** Replaces the whole state by one that was saved. */
  load(state: State): Promise<void>;
  subscribe(listener: (source: ChangeSource) => void): () => void;
};

/** In the page: one state for all tabs of a browser. Its clock moves only by `control`. */
export function createPageProvider(storage: StateStorage): PageProvider {
  let state = storage.read();
  const listeners = new Set<(source: ChangeSource) => void>();
  const notify = (source: ChangeSource) => {
    for (const listener of listeners) listener(source);
  };
  storage.onChange(() => {
    state = storage.read();
    notify('elsewhere');
  });

  /** One step on the latest state of all tabs. While nothing can be stored, this tab is on its own. */
  function apply(input: SandboxInput): Promise<Applied> {
    return exclusively(() => {
      if (storage.isWorking()) state = storage.read();
      const applied = applyInput(state, input);
      replace(applied.state);
      return applied;
    });
  }

  function replace(next: State): void {
    state = next;
    storage.write(next);
    notify('here');
  }

  const now = Date.now;
  return {
    environment: 'page',
    getState: () => state,
    async send(request) {
      const verified = await verifySandboxRequest(state, request, now());
      const { outcome, state: next } = await apply({ kind: 'request', verified });
      if (!outcome) throw new Error('A request has an outcome.');
      return seal(next, outcome.outcome, outcome.time);
    },
    async control(request) {
      const { result } = await apply({ kind: 'control', request, now: now() });
      if (!result) throw new Error('A control has a result.');
      return result;
    },
    load: (next) => exclusively(() => replace(next)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One tab at a time. Browsers have locks on secure origins only; elsewhere two tabs could meet, at the same millisecond. */
async function exclusively<T>(run: () => T): Promise<T> {
  return globalThis.navigator?.locks ? navigator.locks.request('sandbox', run) : run();
}

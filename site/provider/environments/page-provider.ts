import type { ControlRequest } from '../../../packages/simulator/core/controls/control.ts';
import type { SandboxRequest, SandboxResponse } from '../../../packages/simulator/core/envelope/request.ts';
import { seal } from '../../../packages/simulator/core/envelope/seal.ts';
import type { SeenCall } from '../../../packages/simulator/core/envelope/seen-call.ts';
import { verifySandboxRequest } from '../../../packages/simulator/core/envelope/verify.ts';
import type { Applied, SandboxInput } from '../../../packages/simulator/core/input.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { ChangeSource } from '../../../src/playground/provider/session.ts';
import { createPageSockets, type SocketListener } from './page-sockets.ts';
import { getPresent, getSigningPresent } from './present.ts';
import type { StateStorage } from './state-storage.ts';

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
  /** Opens a websocket with this query, and resolves to its session. */
  connect(query: string, listener: SocketListener): Promise<string>;
  /** A frame of this tab's client; undefined is one of bytes. */
  receive(session: string, text: string | undefined): Promise<void>;
  /** The client, or the network, has closed the socket: nothing more comes. */
  disconnect(session: string): Promise<void>;
  /** Replaces the whole state by one that was saved. */
  load(state: State): Promise<void>;
  subscribe(listener: (source: ChangeSource) => void): () => void;
  /** Whether its state outlives the page. */
  isStored(): boolean;
};

/**
 * Who waits for a response renders the new state with it. A frame of its own for the state, while the response is being signed and verified,
 * would take longer than the call; so all others follow after this time.
 */
const RENDER_MS = 50;

/** In the page: one state for all tabs of a browser. Its clock moves only by `control`. `onCall` sees each call of this tab with its response, and the state after it. */
export function createPageProvider(
  storage: StateStorage,
  onCall?: (call: SeenCall, after: State) => void,
): PageProvider {
  let state = storage.read();
  const sockets = createPageSockets();
  const listeners = new Set<(source: ChangeSource) => void>();
  const notify = (source: ChangeSource) => {
    for (const listener of listeners) listener(source);
  };
  storage.onChange((sent) => {
    if (sent) {
      for (const one of sent) for (const reply of sockets.dispatch(one) ?? []) void apply(reply);
      return;
    }
    state = storage.read();
    sockets.reconcile(state);
    notify('remote');
  });

  /** One step on the latest state of all tabs. While nothing can be stored, this tab is on its own. */
  function run(input: SandboxInput, listener?: SocketListener) {
    if (storage.isWorking()) state = storage.read();
    return sockets.run(state, input, listener);
  }

  function apply(input: SandboxInput, listener?: SocketListener): Promise<Applied> {
    return storage.withLock(() => {
      const applied = run(input, listener);
      replace(applied);
      return applied;
    });
  }

  function replace(next: ReturnType<typeof run>, notifyAfter = 0): void {
    state = next.state;
    storage.write(state, next.remote);
    setTimeout(() => notify('local'), notifyAfter);
  }

  const now = Date.now;
  // A page that goes has no time for the lock. One that comes back finds its connections lost.
  storage.onLeave(() => {
    for (const session of sockets.getSessions()) replace(run({ kind: 'disconnect', session, now: now() }));
    sockets.reconcile(state);
  });
  return {
    environment: 'page',
    getState: () => state,
    async send(request) {
      const arrived = { at: now(), time: getPresent(state), signatureTime: getSigningPresent(state) };
      const verified = await verifySandboxRequest(state, request, now());
      const { response } = await storage.withLock(() => {
        const next = run({ kind: 'request', verified });
        const { outcome } = next;
        if (!outcome) throw new Error('A request has an outcome.');
        // Its signature is made while the state is being written.
        const response = seal(next.state, outcome.outcome, getSigningPresent(next.state));
        replace(next, RENDER_MS);
        return { response };
      });
      const sealed = await response;
      onCall?.({ ...arrived, request, response: sealed, answeredAt: now() }, state);
      return deliver(sealed);
    },
    async control(request) {
      const { result } = await apply({ kind: 'control', request, now: now() });
      if (!result) throw new Error('A control has a result.');
      return result;
    },
    async connect(query, listener) {
      const { session } = await apply({ kind: 'connect', query, now: now() }, listener);
      if (session === undefined) throw new Error('A connection has a session.');
      return session;
    },
    async receive(session, text) {
      await apply({ kind: 'receive', session, text, now: now() });
    },
    async disconnect(session) {
      sockets.forget(session);
      await apply({ kind: 'disconnect', session, now: now() });
    },
    async load(next) {
      await apply({
        kind: 'control',
        request: { method: 'PUT', path: '/sandbox/state', body: next },
        now: now(),
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isStored: storage.isWorking,
  };
}

/** What a network does to a response, by a fault: as `fetch` would see it. */
async function deliver(response: SandboxResponse): Promise<SandboxResponse> {
  const { isCut, delayMs } = response.delivery ?? {};
  if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (isCut) throw new TypeError('The connection was cut.');
  return response;
}

import { isRecord } from '../../../packages/base/encoding/json.ts';
import {
  type CallControl,
  createControls,
  toControlRequest,
} from '../../../packages/simulator/core/controls/call-control.ts';
import type { ControlRequest } from '../../../packages/simulator/core/controls/control.ts';
import type { SandboxRequest, SandboxResponse } from '../../../packages/simulator/core/envelope/request.ts';
import type { SeenCall } from '../../../packages/simulator/core/envelope/seen-call.ts';
import { createSandboxHost, type SandboxHost } from '../../../packages/simulator/core/host.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { getFirst } from '../../../packages/simulator/core/state/timers.ts';
import type { StateStorage } from '../../../packages/simulator/core/state-storage.ts';
import type { ChangeSource } from '../../../src/playground/provider/session.ts';
import { createPageSockets, type SocketListener } from './page-sockets.ts';
import { getPresent } from './present.ts';
import type { SharedStorage } from './state-storage.ts';

/** Shared with the other tabs, or the state of one page alone. */
export type PageStorage = StateStorage & Partial<SharedStorage>;

/** The simulated provider as the tools of a page reach it: in the page itself, or as a server of this machine. */
export type PageProvider = {
  environment: 'page' | 'server';
  /** Scheme and host of the server. */
  origin?: string;
  getState(): State;
  /** Undefined where a server lets nothing be read. */
  send(request: SandboxRequest): Promise<SandboxResponse | undefined>;
  /** What the outside world does, by the id of a control. */
  control: CallControl;
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
  storage: PageStorage,
  onCall?: (call: SeenCall, after: State) => void,
): PageProvider {
  const sockets = createPageSockets();
  const listeners = new Set<(source: ChangeSource) => void>();
  const notify = (source: ChangeSource) => {
    for (const listener of listeners) listener(source);
  };
  const now = Date.now;
  const host = createSandboxHost(storage, {
    now,
    hasTimer: false,
    dispatch(event) {
      const sent = { event, time: host.getTime() };
      if (!sockets.dispatch(sent, host.receive)) storage.send?.(sent);
    },
  });
  const notifyLater = (delay = 0) => setTimeout(() => notify('local'), delay);
  /** One step on the latest state of all tabs, and what follows from it on the sockets. */
  const run = async <T>(step: () => T): Promise<T> => {
    const result = storage.withLock ? await storage.withLock(step) : step();
    notifyLater();
    return result;
  };
  storage.onChange?.((sent) => {
    if (sent) {
      for (const one of sent) sockets.dispatch(one, (session, text) => void run(() => host.receive(session, text)));
      return;
    }
    sockets.reconcile(host.getState());
    notify('remote');
  });
  // A page that comes back finds its connections lost.
  storage.onLeave?.(() => {
    for (const session of sockets.getSessions()) host.disconnect(session);
    sockets.reconcile(host.getState());
    notifyLater();
  });
  const control = createControls((request) =>
    run(() => (sockets.getSessions().length > 0 ? controlInSteps(host, request) : host.control(request))),
  );
  return {
    environment: 'page',
    getState: host.getState,
    async send(request) {
      const arrived = { at: now(), time: host.getTime(), signatureTime: host.getSignatureTime() };
      const response = await host.request(request);
      notifyLater(RENDER_MS);
      onCall?.({ ...arrived, request, response, answeredAt: now() }, host.getState());
      return deliver(response);
    },
    control,
    async connect(query, listener) {
      let opened = '';
      await run(() =>
        host.connect(query, (session) => {
          opened = session;
          sockets.open(session, listener);
          listener.onOpen(host.getTime());
        }),
      );
      return opened;
    },
    receive: (session, text) => run(() => host.receive(session, text)),
    disconnect(session) {
      sockets.forget(session);
      return run(() => host.disconnect(session));
    },
    load: async (next) => void (await control('loadState', {}, next)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isStored: storage.isWorking ?? (() => true),
  };
}

/** Where a control moves the clock to; undefined for one that does not. */
function findTarget({ path, body }: ControlRequest, state: State): number | undefined {
  if (path !== '/sandbox/clock' || !isRecord(body) || typeof body.advanceMs !== 'number') return undefined;
  return getPresent(state) + body.advanceMs;
}

/** A control while sockets are open. A clock that jumped would leave no client the time for its pong: it stops wherever something is due. */
function controlInSteps(host: SandboxHost, request: ControlRequest): ReturnType<SandboxHost['control']> {
  const target = findTarget(request, host.getState());
  if (target === undefined) return host.control(request);
  for (let due = getDue(host); due < target; due = getDue(host)) host.control(moveClock(due));
  return host.control(moveClock(target));
}

function getDue({ getState }: SandboxHost): number {
  return getFirst(getState().timers)?.at ?? Number.POSITIVE_INFINITY;
}

function moveClock(time: number): ControlRequest {
  return toControlRequest('setClock', {}, { set: new Date(time).toISOString() });
}

/** What a network does to a response, by a fault: as `fetch` would see it. */
async function deliver(response: SandboxResponse): Promise<SandboxResponse> {
  const { isCut, delayMs } = response.delivery ?? {};
  if (delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (isCut) throw new TypeError('The connection was cut.');
  return response;
}

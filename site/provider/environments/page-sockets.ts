import type { ControlRequest } from '../../../packages/simulator/core/controls/control.ts';
import { type Applied, applyInput, type SandboxInput } from '../../../packages/simulator/core/input.ts';
import type { Effect } from '../../../packages/simulator/core/listen/effect.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { getFirst } from '../../../packages/simulator/core/state/timers.ts';
import { getPresent } from './present.ts';

/** The client's end of a websocket in the page. Times are the provider's, in Unix milliseconds. */
export type SocketListener = {
  /** The socket is open; its first frame, or its close, follows. */
  onOpen(time: number): void;
  /** A frame came in. What it returns goes out at once, before anything else happens. */
  onFrame(text: string, time: number): string[];
  onClose(code: number, reason: string, time: number): void;
};

/** What the provider sent to a socket, and when. */
export type SocketEvent = { event: Effect; time: number };

/** The websockets of this tab: what the provider sends reaches their listeners, and what these return reaches the provider. */
export type PageSockets = {
  /** Applies an input with everything that follows from it on the sockets. `listener` is that of a new connection. */
  run(state: State, input: SandboxInput, listener?: SocketListener): Applied & { remote: SocketEvent[] };
  /** Hands it to its listener. What it returns is the listener's reply; undefined where the socket is one of another tab. */
  dispatch(sent: SocketEvent): SandboxInput[] | undefined;
  /** Ends the connections that a state from another tab does not have. */
  reconcile(state: State): void;
  forget(session: string): void;
  /** Those that are open. */
  getSessions(): string[];
};

/** No close frame came. */
const LOST = 1006;

export function createPageSockets(): PageSockets {
  const listeners = new Map<string, SocketListener>();

  function dispatch({ event, time }: SocketEvent): SandboxInput[] | undefined {
    const { session } = event;
    const listener = listeners.get(session);
    if (!listener) return undefined;
    if ('frame' in event) {
      const answers = listener.onFrame(JSON.stringify(event.frame), time);
      return answers.map((text) => ({ kind: 'receive', session, text, now: Date.now() }));
    }
    listeners.delete(session);
    if ('close' in event) listener.onClose(event.close, event.reason, time);
    else if (!event.isSilent) listener.onClose(LOST, '', time);
    return [];
  }

  return {
    dispatch,
    run(start, input, listener) {
      let state = start;
      const remote: SocketEvent[] = [];
      const step = (next: SandboxInput): Applied => {
        const applied = applyInput(state, next);
        state = applied.state;
        if (listener && applied.session !== undefined) {
          listeners.set(applied.session, listener);
          listener.onOpen(getPresent(state));
        }
        for (const event of applied.events) {
          const sent = { event, time: getPresent(state) };
          const replies = dispatch(sent);
          if (replies) replies.map(step);
          else remote.push(sent);
        }
        return applied;
      };
      const target = listeners.size > 0 ? findTarget(input, state) : undefined;
      if (target === undefined) return { ...step(input), state, remote };
      // A clock that jumped would leave no client the time for its pong: it stops wherever something is due.
      for (let due = getDue(state); due < target; due = getDue(state)) step(moveClock(due));
      return { ...step(moveClock(target)), state, remote };
    },
    reconcile(state) {
      for (const [session, listener] of listeners) {
        if (state.listen.connections[session]) continue;
        listeners.delete(session);
        listener.onClose(LOST, '', getPresent(state));
      }
    },
    forget: (session) => void listeners.delete(session),
    getSessions: () => [...listeners.keys()],
  };
}

/** Where an input moves the clock to; undefined for one that does not. */
function findTarget(input: SandboxInput, state: State): number | undefined {
  if (input.kind !== 'control' || input.request.path !== '/sandbox/clock') return undefined;
  const { advanceMs } = (input.request.body ?? {}) as { advanceMs?: number };
  return advanceMs === undefined ? undefined : getPresent(state) + advanceMs;
}

function getDue({ timers }: State): number {
  return getFirst(timers)?.at ?? Number.POSITIVE_INFINITY;
}

function moveClock(time: number): SandboxInput {
  const request: ControlRequest = {
    method: 'POST',
    path: '/sandbox/clock',
    body: { set: new Date(time).toISOString() },
  };
  return { kind: 'control', request, now: Date.now() };
}

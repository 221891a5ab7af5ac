import type { Effect } from '../../../packages/simulator/core/listen/effect.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
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

/** No close frame came. */
const LOST = 1006;

/** The websockets of this tab: what the provider sends reaches their listeners, and what these return reaches the provider. */
export function createPageSockets() {
  const listeners = new Map<string, SocketListener>();
  return {
    open: (session: string, listener: SocketListener) => void listeners.set(session, listener),
    /** Hands it to its listener, whose replies go to `receive` at once. False where the socket is one of another tab. */
    dispatch({ event, time }: SocketEvent, receive: (session: string, text: string) => void): boolean {
      const { session } = event;
      const listener = listeners.get(session);
      if (!listener) return false;
      if ('frame' in event) {
        for (const reply of listener.onFrame(JSON.stringify(event.frame), time)) receive(session, reply);
        return true;
      }
      listeners.delete(session);
      if ('close' in event) listener.onClose(event.close, event.reason, time);
      else if (!event.isSilent) listener.onClose(LOST, '', time);
      return true;
    },
    /** Ends the connections that a state from another tab does not have. */
    reconcile(state: State): void {
      for (const [session, listener] of listeners) {
        if (state.listen.connections[session]) continue;
        listeners.delete(session);
        listener.onClose(LOST, '', getPresent(state));
      }
    },
    forget: (session: string) => void listeners.delete(session),
    /** Those that are open. */
    getSessions: () => [...listeners.keys()],
  };
}

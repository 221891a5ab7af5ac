import { drawIdentifier } from '../state/random.ts';
import type { State } from '../state/state.ts';
import { runStep, type Step } from '../state/step.ts';
import { closeConnection } from './connections.ts';
import { openConnection } from './open-connection.ts';
import { receiveFrame } from './receive-frame.ts';

/** A socket was opened with this query. `value` is the session; the first frame, or the close, is among the events. */
export function connect(state: State, query: string, now: number): Step<string> {
  return runStep(state, now, (work) => {
    const sessionId = drawIdentifier(work, 'ses');
    openConnection(work, sessionId, query);
    return sessionId;
  });
}

/** A frame came in; undefined means one of bytes. */
export function receive(state: State, session: string, text: string | undefined, now: number): Step {
  return runStep(state, now, (work) => receiveFrame(work, session, text));
}

/** The client closed its socket, or the network did. */
export function disconnect(state: State, session: string, now: number): Step {
  return runStep(state, now, (work) => closeConnection(work, session));
}

/** Nothing came in; what is due by now happens. */
export function tick(state: State, now: number): Step {
  return runStep(state, now, () => undefined);
}

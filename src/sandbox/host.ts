import type { ControlRequest } from './controls/control.ts';
import type { SandboxRequest, SandboxResponse } from './envelope/request.ts';
import { seal } from './envelope/seal.ts';
import { verifySandboxRequest } from './envelope/verify.ts';
import { type Applied, applyInput, type SandboxInput } from './input.ts';
import type { Effect } from './listen/effect.ts';
import { getNextDue, getTime } from './state/clock.ts';
import type { State } from './state/state.ts';

/** Longest delay of a timer of Node and of browsers. */
const MAX_DELAY_MS = 2_147_483_647;

/**
 * A sandbox that runs: the only owner of the state, in the server, in a page and in tests. Cryptography runs before and after,
 * side by side; the decision in between is one step, so that requests sent together never spend the same balance.
 */
export type SandboxHost = {
  request(request: SandboxRequest): Promise<SandboxResponse>;
  control(request: ControlRequest): { status: number; data: unknown };
  /** A socket was opened with this query. `onOpen` gets its session before the first frame goes out. */
  connect(query: string, onOpen: (session: string) => void): void;
  /** A frame of text; undefined is one of bytes. */
  receive(session: string, text: string | undefined): void;
  disconnect(session: string): void;
  /** Lets happen what is due by now. */
  tick(): void;
  getState(): State;
  /** The present of the sandbox, in Unix milliseconds. */
  getTime(): number;
  /** No timer goes off any more. */
  stop(): void;
};

export type HostOptions = {
  /** The caller's clock, in Unix milliseconds. */
  now: () => number;
  /** Receives what goes out to sockets. */
  dispatch: (event: Effect) => void;
  /** Receives every input before anything of it goes out: a log of them is the state. */
  record?: (input: SandboxInput, after: State) => void;
};

export function createSandboxHost(start: State, { now, dispatch, record }: HostOptions): SandboxHost {
  let state = start;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(input: SandboxInput, before?: (applied: Applied) => void): Applied {
    const applied = applyInput(state, input);
    state = applied.state;
    record?.(input, state);
    before?.(applied);
    for (const event of applied.events) dispatch(event);
    schedule();
    return applied;
  }

  const tick = () => void apply({ kind: 'tick', now: now() });

  /** What happens by itself must happen in time for open sockets; without one, it happens before the next input. */
  function schedule(): void {
    clearTimeout(timer);
    const isWatched = Object.keys(state.listen.connections).length > 0;
    const due = isWatched ? getNextDue(state) : undefined;
    if (due !== undefined) timer = setTimeout(tick, Math.min(Math.max(due - now(), 0), MAX_DELAY_MS));
  }

  schedule();
  return {
    async request(request) {
      const verified = await verifySandboxRequest(state, request, now());
      const { outcome } = apply({ kind: 'request', verified });
      if (!outcome) throw new Error('A request has an outcome.');
      return seal(state, outcome.outcome, outcome.time);
    },
    control(request) {
      const { result } = apply({ kind: 'control', request, now: now() });
      if (!result) throw new Error('A control has a result.');
      return result;
    },
    connect: (query, onOpen) =>
      void apply({ kind: 'connect', query, now: now() }, ({ session = '' }) => onOpen(session)),
    receive: (session, text) => void apply({ kind: 'receive', session, text, now: now() }),
    disconnect: (session) => void apply({ kind: 'disconnect', session, now: now() }),
    tick,
    getState: () => state,
    getTime: () => getTime(state, now()),
    stop: () => clearTimeout(timer),
  };
}

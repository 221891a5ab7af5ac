import type { ControlRequest } from '../../../src/sandbox/controls/control.ts';
import type { SandboxRequest, SandboxResponse } from '../../../src/sandbox/envelope/request.ts';
import { seal } from '../../../src/sandbox/envelope/seal.ts';
import { verifySandboxRequest } from '../../../src/sandbox/envelope/verify.ts';
import { type Applied, applyInput, type SandboxInput } from '../../../src/sandbox/input.ts';
import type { Effect } from '../../../src/sandbox/listen/effect.ts';
import { getNextDue, getTime } from '../../../src/sandbox/state/clock.ts';
import type { State } from '../../../src/sandbox/state/state.ts';
import type { StateLog } from './state-log.ts';

/** Longest delay of a Node timer. */
const MAX_DELAY_MS = 2_147_483_647;

/** The one place where the state changes. Cryptography runs before and after, side by side; the decision in between is one step. */
export type SandboxHost = {
  request(request: SandboxRequest): Promise<SandboxResponse>;
  control(request: ControlRequest): { status: number; data: unknown };
  connect(query: string, onOpen: (session: string) => void): void;
  receive(session: string, text: string | undefined): void;
  disconnect(session: string): void;
  getState(): State;
  /** The present of the sandbox, in Unix milliseconds. */
  getTime(): number;
  stop(): void;
};

export function createSandboxHost(
  start: State,
  { dispatch, log, now = Date.now }: { dispatch: (event: Effect) => void; log?: StateLog; now?: () => number },
): SandboxHost {
  let state = start;
  let timer: NodeJS.Timeout | undefined;

  function apply(input: SandboxInput, before?: (applied: Applied) => void): Applied {
    const applied = applyInput(state, input);
    state = applied.state;
    log?.append(input, () => state);
    before?.(applied);
    for (const event of applied.events) dispatch(event);
    schedule();
    return applied;
  }

  /** What happens by itself must happen in time for open sockets; everything else would also happen at the next request. */
  function schedule(): void {
    clearTimeout(timer);
    const due = getNextDue(state);
    if (due === undefined) return;
    timer = setTimeout(() => apply({ kind: 'tick', now: now() }), Math.min(Math.max(due - now(), 0), MAX_DELAY_MS));
    timer.unref();
  }

  schedule();
  return {
    async request(request) {
      const verified = await verifySandboxRequest(state, request, now());
      const { outcome } = apply({ kind: 'request', verified });
      if (!outcome) throw new Error('A request has an outcome.');
      return seal(state, outcome.outcome, outcome.time);
    },
    control: (request) => apply({ kind: 'control', request, now: now() }).result ?? { status: 500, data: {} },
    connect: (query, onOpen) =>
      void apply({ kind: 'connect', query, now: now() }, ({ session = '' }) => onOpen(session)),
    receive: (session, text) => void apply({ kind: 'receive', session, text, now: now() }),
    disconnect: (session) => void apply({ kind: 'disconnect', session, now: now() }),
    getState: () => state,
    getTime: () => getTime(state, now()),
    stop() {
      clearTimeout(timer);
      log?.compact(state);
      log?.close();
    },
  };
}

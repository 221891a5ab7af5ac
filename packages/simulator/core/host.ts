import { createIdentifier, type IdentifierPrefix } from '../protocol/identifiers/identifier.ts';
import type { Cryptography } from '../protocol/signing/cryptography.ts';
import { toClose } from './contract/close-codes.ts';
import type { Schema } from './contract/schemas.ts';
import type { ControlRequest } from './controls/control.ts';
import { getCommonHeaders } from './envelope/decide.ts';
import { negotiateLocale } from './envelope/locale.ts';
import { type Outcome, toFailure } from './envelope/outcome.ts';
import { Refusal } from './envelope/refusal.ts';
import { readHeader, type SandboxRequest, type SandboxResponse } from './envelope/request.ts';
import { seal } from './envelope/seal.ts';
import { verifySandboxRequest } from './envelope/verify.ts';
import { type Applied, applyInput, type SandboxInput } from './input.ts';
import type { Effect } from './listen/effect.ts';
import { getNextDue, getSignatureTime, getTime } from './state/clock.ts';
import type { State } from './state/state.ts';
import type { StateStorage } from './state-storage.ts';

/** Longest delay of a timer of Node and of browsers. */
const MAX_DELAY_MS = 2_147_483_647;
/** How soon what is due is tried again after it could not be recorded. */
const RETRY_MS = 1000;

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
  /** A token of the simulator's own, beside those of the merchant. Throws when it could not be recorded. */
  issueToken(): Schema<'TokenSet'>;
  /** Lets happen what is due by now. */
  tick(): void;
  getState(): State;
  /** The present of the simulator, in Unix milliseconds. */
  getTime(): number;
  /** The clock that signatures are made and checked by. */
  getSignatureTime(): number;
  /** No timer goes off any more. */
  stop(): void;
};

export type HostOptions = {
  /** The caller's clock, in Unix milliseconds. */
  now: () => number;
  cryptography?: Cryptography;
  /** Receives what goes out to sockets. */
  dispatch: (event: Effect) => void;
  /** False: what is due happens before the next input only, as always without open sockets. */
  hasTimer?: boolean;
};

/** A control that could not be recorded. */
const NOT_STORED = {
  status: 503,
  data: {
    error: 'NOT_STORED',
    message: 'The state cannot be stored, so nothing has happened: see the log of the sandbox.',
  },
};

export function createSandboxHost(
  storage: StateStorage,
  { now, dispatch, hasTimer = true, cryptography }: HostOptions,
): SandboxHost {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The step and whether it counts: one that could not be recorded has not happened. */
  function apply(input: SandboxInput, before?: (applied: Applied) => void): { applied: Applied; isRecorded: boolean } {
    const applied = applyInput(storage.read(), input);
    const isRecorded = storage.write(input, applied.state);
    if (isRecorded) {
      before?.(applied);
      for (const event of applied.events) dispatch(event);
    }
    schedule(isRecorded ? 0 : RETRY_MS);
    return { applied, isRecorded };
  }

  const tick = () => void apply({ kind: 'tick', now: now() });

  /** What happens by itself must happen in time for open sockets; without one, it happens before the next input. */
  function schedule(minimum: number): void {
    clearTimeout(timer);
    const state = storage.read();
    const isWatched = hasTimer && Object.keys(state.listen.connections).length > 0;
    const due = isWatched ? getNextDue(state) : undefined;
    if (due !== undefined) timer = setTimeout(tick, Math.min(Math.max(due - now(), minimum), MAX_DELAY_MS));
  }

  schedule(0);
  return {
    async request(request) {
      const verified = await verifySandboxRequest(storage.read(), request, now(), cryptography);
      const step = () => {
        const { applied, isRecorded } = apply({ kind: 'request', verified });
        if (!applied.outcome) throw new Error('A request has an outcome.');
        const { outcome, time } = applied.outcome;
        const sent = isRecorded ? outcome : toUnavailable(request, time);
        // The lock is not held while the response is signed.
        return { response: seal(storage.read(), sent, getSignatureTime(storage.read(), now()), cryptography) };
      };
      const { response } = storage.withLock ? await storage.withLock(step) : step();
      return response;
    },
    control(request) {
      const { applied, isRecorded } = apply({ kind: 'control', request, now: now() });
      if (!applied.result) throw new Error('A control has a result.');
      return isRecorded ? applied.result : NOT_STORED;
    },
    connect(query, onOpen) {
      const { isRecorded } = apply({ kind: 'connect', query, now: now() }, ({ session = '' }) => onOpen(session));
      if (isRecorded) return;
      const session = createUndrawn('ses', getTime(storage.read(), now()));
      onOpen(session);
      dispatch({ session, ...toClose(1013) });
    },
    receive: (session, text) => void apply({ kind: 'receive', session, text, now: now() }),
    disconnect: (session) => void apply({ kind: 'disconnect', session, now: now() }),
    issueToken() {
      const { applied, isRecorded } = apply({ kind: 'issue-token', now: now() });
      if (!applied.tokens) throw new Error('A token was not issued.');
      if (!isRecorded) throw new Error(NOT_STORED.data.message);
      return applied.tokens;
    },
    tick,
    getState: storage.read,
    getTime: () => getTime(storage.read(), now()),
    getSignatureTime: () => getSignatureTime(storage.read(), now()),
    stop: () => clearTimeout(timer),
  };
}

/** An id that is not drawn from the state: what could not be recorded leaves the state as it was, and it draws the same next time. */
function createUndrawn(prefix: IdentifierPrefix, time: number): string {
  return createIdentifier(prefix, time, (length) => crypto.getRandomValues(new Uint8Array(length)));
}

/** 503001 for a request that could not be recorded. */
function toUnavailable(request: SandboxRequest, time: number): Outcome {
  const requestId = createUndrawn('req', time);
  const locale = negotiateLocale(readHeader(request, 'Accept-Language'));
  const outcome = toFailure(new Refusal(503001, { retryAfter: RETRY_MS / 1000 }), { requestId, time, locale });
  return { ...outcome, headers: { ...getCommonHeaders(request), ...outcome.headers } };
}

import { toClose } from '../contract/close-codes.ts';
import type { ControlData } from '../contract/schemas.ts';
import { createState } from '../create-state.ts';
import { closeConnection, rearmHeartbeats } from '../listen/connections.ts';
import type { Effect } from '../listen/effect.ts';
import { CLOCK_END, stopClock } from '../state/clock.ts';
import type { Clock, State } from '../state/state.ts';
import { getFirst } from '../state/timers.ts';
import { toDateTime, transact } from '../state/work.ts';
import { findStateProblems } from './check-state.ts';
import type { ControlCall, ControlResult } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

type Change = { state: State; result: ControlResult; effects?: Effect[] };

/** Moves the clock. What is due until then happens when the state is advanced next, which is at once. */
export function setClock(state: State, time: number, { body }: ControlCall<'setClock'>): Change {
  const target = body.set === undefined ? time + (body.advanceMs ?? 0) : Date.parse(body.set);
  if (target < time) throw new InvalidStateError(`Time never runs backwards: it is ${toDateTime(time)}.`);
  if (target > CLOCK_END) throw new InvalidStateError(`The clock ends at ${toDateTime(CLOCK_END)}.`);
  const { clock } = state;
  const next: Clock =
    clock.mode === 'stopped' ? { ...clock, at: target } : { ...clock, offset: clock.offset + target - time };
  const moved = { ...state, clock: next, timers: rearmHeartbeats(state.timers, time, target) };
  return { state: moved, result: getClock(moved, target) };
}

export function getClock({ clock, timers }: State, time: number): ControlResult<ControlData<'getClock'>> {
  const next = getFirst(timers);
  return {
    status: 200,
    data: { time: toDateTime(time), mode: clock.mode, nextDue: next === undefined ? null : toDateTime(next.at) },
  };
}

/**
 * The same merchant and keys, the clock at the caller's or at its start; everything else as at the start. Codes that were not used stay, so
 * that a program can begin again.
 */
export function resetState(state: State, now: number): Change {
  const clock: Clock = state.clock.mode === 'running' ? { mode: 'running', offset: 0 } : stopClock(state.clock.start);
  const time = clock.mode === 'running' ? now : clock.at;
  const fresh = createState({
    seed: state.seed,
    time,
    clock,
    merchantId: state.merchant.id,
    merchantKeys: state.merchant.keys,
    providerKeys: state.providerKeys,
  });
  const unused = Object.entries(state.auth.codes).filter(([, { isUsed }]) => !isUsed);
  // One that was made on a clock ahead would live longer than others.
  const codes = Object.fromEntries(
    unused.map(([text, code]) => [text, { ...code, createdAt: Math.min(code.createdAt, time) }]),
  );
  // Ids never come twice, not even after a reset: a client may still have the old ones.
  const next = { ...fresh, draws: state.draws, auth: { ...fresh.auth, codes } };
  return { state: next, result: getClock(next, time), effects: closeAll(state) };
}

/** What `readState` gave. Its sockets are those of another time: closed, as are the present ones. */
export function loadState(state: State, { body }: { body: unknown }): Change {
  const problems = findStateProblems(body, state);
  if (problems.length > 0)
    return { state, result: { status: 400, data: { error: 'NOT_VALID', message: problems.join('; ') } } };
  // Valid against its schema and in itself.
  const given = body as State;
  const { state: next } = transact(given, given.time, (work) => {
    for (const session of Object.keys(given.listen.connections)) closeConnection(work, session);
  });
  return { state: next, result: getClock(next, next.time), effects: closeAll(state) };
}

function closeAll({ listen }: State): Effect[] {
  return Object.keys(listen.connections).map((session) => ({ session, ...toClose(1012) }));
}

import { createState } from '../create-state.ts';
import { closeConnection } from '../listen/connections.ts';
import type { Effect } from '../listen/effect.ts';
import type { State } from '../state/state.ts';
import { getFirst } from '../state/timers.ts';
import { toDateTime, transact } from '../state/work.ts';
import { findStateProblems } from './check-state.ts';
import type { ControlCall, ControlResult } from './control-call.ts';
import { Impossible } from './impossible.ts';

type Change = { state: State; result: ControlResult; effects?: Effect[] };

/** Moves the clock. What is due until then happens when the state is advanced next, which is at once. */
export function setClock(
  state: State,
  time: number,
  { body }: ControlCall<{ advanceMs?: number; set?: string }>,
): Change {
  const target = body.set === undefined ? time + (body.advanceMs ?? 0) : Date.parse(body.set);
  if (target < time) throw new Impossible(`Time never runs backwards: it is ${toDateTime(time)}.`);
  const { clock } = state;
  const next = clock.mode === 'stopped' ? { ...clock, at: target } : { ...clock, offset: clock.offset + target - time };
  return { state: { ...state, clock: next }, result: getClock({ ...state, clock: next }, target) };
}

export function getClock({ clock, timers }: State, time: number): ControlResult {
  const next = getFirst(timers);
  return {
    status: 200,
    data: { time: toDateTime(time), mode: clock.mode, nextDue: next === undefined ? null : toDateTime(next.at) },
  };
}

/** The same merchant, keys and clock; everything else as at the start. Codes that were not used stay, so that a program can begin again. */
export function resetState(state: State, time: number): Change {
  const fresh = createState({
    seed: state.seed,
    time,
    clock: state.clock,
    merchantId: state.merchant.id,
    merchantKeys: state.merchant.keys,
    providerKeys: state.providerKeys,
  });
  const codes = Object.fromEntries(Object.entries(state.auth.codes).filter(([, { isUsed }]) => !isUsed));
  // Ids never come twice, not even after a reset: a client may still have the old ones.
  const next = { ...fresh, draws: state.draws, auth: { ...fresh.auth, codes } };
  return { state: next, result: getClock(next, time), effects: closeAll(state) };
}

/** What `readState` gave. Its sockets are those of another time: closed, as are the present ones. */
export function loadState(state: State, { body }: ControlCall): Change {
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
  return Object.keys(listen.connections).map((session) => ({ session, close: 1012, reason: 'service restart' }));
}

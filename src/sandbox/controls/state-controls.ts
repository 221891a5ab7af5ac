import { createState } from '../create-state.ts';
import type { State } from '../state/state.ts';
import { toDateTime } from '../state/work.ts';
import type { ControlCall, ControlResult } from './control-call.ts';
import { Impossible } from './impossible.ts';

type Change = { state: State; result: ControlResult };

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
  const [next] = timers;
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
  // Ids never come twice, not even after a reset: a client may still know the old ones.
  const next = { ...fresh, draws: state.draws, auth: { ...fresh.auth, codes } };
  return { state: next, result: getClock(next, time) };
}

import type { Clock, State } from './state.ts';
import { getFirst } from './timers.ts';

/** The provider's present: the caller's clock, moved or replaced by the settable one, and never before what has happened already. */
export function getTime({ clock, time }: State, now: number): number {
  return Math.max(clock.mode === 'running' ? now + clock.offset : clock.at, time);
}

/**
 * The clock of signatures: the caller's, which no control moves, so that a client goes on signing with the clock of its machine. A stopped
 * clock is that of client and provider.
 */
export function getSignatureTime(state: State, now: number): number {
  return state.clock.mode === 'running' ? now : getTime(state, now);
}

/** Where the clock ends: what expires a century later is still in a year of RFC 3339. */
export const CLOCK_END = Date.parse('9899-12-31T23:59:59.999Z');

/** A clock that stays at an instant until it is moved. */
export function stopClock(at: number): Clock {
  return { mode: 'stopped', at, start: at };
}

/** When something happens by itself next, in the caller's time; undefined while nothing waits or the clock is stopped. */
export function getNextDue({ clock, timers }: State): number | undefined {
  const next = getFirst(timers);
  return next === undefined || clock.mode === 'stopped' ? undefined : next.at - clock.offset;
}

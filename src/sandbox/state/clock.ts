import type { State } from './state.ts';
import { getFirst } from './timers.ts';

/** The provider's present: the caller's clock, moved or replaced by the settable one, and never before what has happened already. */
export function getTime({ clock, time }: State, now: number): number {
  return Math.max(clock.mode === 'running' ? now + clock.offset : clock.at, time);
}

/** When something happens by itself next, in the caller's time; undefined while nothing waits or the clock is stopped. */
export function getNextDue({ clock, timers }: State): number | undefined {
  const next = getFirst(timers);
  return next === undefined || clock.mode === 'stopped' ? undefined : next.at - clock.offset;
}

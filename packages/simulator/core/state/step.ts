import type { Effect } from '../listen/effect.ts';
import { advance } from './advance.ts';
import { getTime } from './clock.ts';
import type { State } from './state.ts';
import { transact, type Work } from './work.ts';

export type Step<T = void> = { state: State; events: Effect[]; value: T };

/** A step at the caller's time; what is due until then happens before. */
export function runStep<T>(before: State, now: number, step: (work: Work) => T): Step<T> {
  const { state, value, effects } = transact(before, getTime(before, now), (work) => {
    advance(work);
    return step(work);
  });
  return { state, value, events: effects };
}

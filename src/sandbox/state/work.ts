import { createDraft, finishDraft } from 'immer';
import type { Effect } from '../listen/effect.ts';
import type { State } from './state.ts';
import { insertTimer, removeTimers, type TimerKind } from './timers.ts';

/** One step under way: a draft of the state, the instant at which it happens, and what goes out to sockets. */
export type Work = { state: State; time: number; effects: Effect[] };

/** Runs a step on a copy of the state. When it throws, nothing has happened. */
export function transact<T>(
  state: State,
  time: number,
  run: (work: Work) => T,
): { state: State; value: T; effects: Effect[] } {
  const draft = createDraft(state);
  const work: Work = { state: draft as State, time, effects: [] };
  work.state.time = time;
  const value = run(work);
  return { state: finishDraft(draft) as State, value, effects: work.effects };
}

/** RFC 3339 with milliseconds, as in every body. */
export function toDateTime(time: number): string {
  return new Date(time).toISOString();
}

export function startTimer({ state, time }: Work, kind: TimerKind, subject: string, delay: number): void {
  state.timerCount += 1;
  state.timers = insertTimer(state.timers, { at: time + delay, order: state.timerCount, kind, subject });
}

export function stopTimers({ state }: Work, kind: TimerKind, subject: string): void {
  state.timers = removeTimers(state.timers, (timer) => timer.kind === kind && timer.subject === subject);
}

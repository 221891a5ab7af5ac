import { Immer } from 'immer';
import type { Effect } from '../listen/effect.ts';
import type { State } from './state.ts';
import { insertTimer, removeTimers, type TimerKind } from './timers.ts';

/** Makes copies with structural sharing. Freezing them costs a sixth of a step, so only tests do it: a change outside a step throws there. */
export const immer = new Immer({ autoFreeze: false });

/** One step under way. */
export type Work = {
  /** A draft. */
  state: State;
  /** Before the step. For what is only read and what no timer changes (merchant, clock, tokens): a draft is slow to read. */
  before: State;
  /** The instant at which it happens. */
  time: number;
  /** What goes out to sockets. */
  effects: Effect[];
};

/** Runs a step on a copy of the state. When it throws, nothing has happened. */
export function transact<T>(
  state: State,
  time: number,
  run: (work: Work) => T,
): { state: State; value: T; effects: Effect[] } {
  const draft = immer.createDraft(state);
  const work: Work = { state: draft as State, before: state, time, effects: [] };
  work.state.time = time;
  const value = run(work);
  return { state: immer.finishDraft(draft) as State, value, effects: work.effects };
}

let last = { time: 0, text: '1970-01-01T00:00:00.000Z' };

/** RFC 3339 with milliseconds, as in every body. The last one is cached: what happens in one step has one time, and then one string. */
export function toDateTime(time: number): string {
  if (time !== last.time) last = { time, text: new Date(time).toISOString() };
  return last.text;
}

export function startTimer({ state, time }: Work, kind: TimerKind, subject: string, delay: number): void {
  state.timerCount += 1;
  state.timers = insertTimer(state.timers, { at: time + delay, order: state.timerCount, kind, subject });
}

export function stopTimers({ state }: Work, kind: TimerKind, subject: string): void {
  state.timers = removeTimers(state.timers, (timer) => timer.kind === kind && timer.subject === subject);
}

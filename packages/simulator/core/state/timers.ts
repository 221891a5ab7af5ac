import type { ControlSchema } from '../contract/schemas.ts';
import { readThrough, withoutDrafts } from './read-through.ts';

/** Something that happens by itself at an instant. `subject` is an id. */
export type Timer = ControlSchema<'Timer'>;

export type TimerKind = Timer['kind'];

/**
 * In the order in which they go off, in chunks of which none is empty: a change copies one chunk instead of thousands of timers. Replaced,
 * never changed in place.
 */
export type Timers = readonly (readonly Timer[])[];

const CHUNK = 256;

/** The timer that goes off next. */
export function getFirst(timers: Timers): Timer | undefined {
  return readThrough(timers)[0]?.[0];
}

/** With one timer more, after those of the same instant. */
export function insertTimer(timers: Timers, timer: Timer): Timers {
  const chunks = readThrough(timers);
  const index = Math.max(findPosition(chunks, (chunk) => isAfter(chunk[0], timer)) - 1, 0);
  const chunk = chunks[index] ?? [];
  const position = findPosition(chunk, (other) => isAfter(other, timer));
  return replaceChunk(chunks, index, [...chunk.slice(0, position), timer, ...chunk.slice(position)]);
}

export function removeTimers(timers: Timers, isObsolete: (timer: Timer) => boolean): Timers {
  const chunks = readThrough(timers).map((chunk) =>
    chunk.some(isObsolete) ? withoutDrafts(chunk.filter((timer) => !isObsolete(timer))) : chunk,
  );
  return withoutDrafts(chunks.filter(({ length }) => length > 0));
}

/** Without the timer that goes off now. */
export function dropFirst(timers: Timers): Timers {
  const chunks = readThrough(timers);
  return replaceChunk(chunks, 0, chunks[0]?.slice(1) ?? []);
}

function replaceChunk(chunks: Timers, index: number, chunk: readonly Timer[]): Timers {
  const halves = chunk.length > CHUNK ? [chunk.slice(0, CHUNK / 2), chunk.slice(CHUNK / 2)] : [chunk];
  const filled = halves.filter(({ length }) => length > 0).map(withoutDrafts);
  return withoutDrafts([...chunks.slice(0, index), ...filled, ...chunks.slice(index + 1)]);
}

function isAfter(other: Timer | undefined, { at }: Timer): boolean {
  return other !== undefined && other.at > at;
}

/** Binary search: the first position at which it holds, from which on it always holds. */
function findPosition<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = list[middle];
    if (entry !== undefined && holds(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

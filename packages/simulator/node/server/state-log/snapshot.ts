import type { State } from '../../../core/state/state.ts';

/** A value of the state and the names that lead to it. The parts of an object follow it. */
export type SnapshotPart = { at: string[]; value: unknown };

/** Characters of a part, about: JSON of it is made in less than a millisecond. */
const PART_CHARS = 65_536;

/**
 * A state in parts that are small, however large it is: an object that is too large is empty, and its members are parts of their own. One
 * part at a time, so that whoever writes them can let requests come between. The state is immutable, so all parts are of one instant.
 */
export function splitState(state: State): Iterable<SnapshotPart> {
  return split([], state);
}

function* split(at: string[], value: unknown): Iterable<SnapshotPart> {
  if (value === undefined) return;
  if (typeof value !== 'object' || value === null || subtractSize(PART_CHARS, value) >= 0) {
    yield { at, value };
    return;
  }
  yield { at, value: Array.isArray(value) ? [] : {} };
  for (const [name, member] of Object.entries(value)) yield* split([...at, name], member);
}

/** What is left of a number of characters after the JSON of a value. Stops below zero, so that a large value costs no more than a small one. */
function subtractSize(left: number, value: unknown): number {
  if (typeof value === 'string') return left - value.length;
  if (typeof value !== 'object' || value === null) return left - 4;
  let rest = left;
  for (const [name, member] of Object.entries(value)) {
    rest = subtractSize(rest - name.length - 6, member);
    if (rest < 0) return rest;
  }
  return rest;
}

/** Puts a part in its place below what the parts before it have made. Gives the whole. */
export function addPart(whole: unknown, { at, value }: SnapshotPart): unknown {
  const name = at.at(-1);
  if (name === undefined) return value;
  const owner = at.slice(0, -1).reduce((object, step) => getMember(object, step), whole);
  // Not by assignment: the id `__proto__` is an ordinary name here.
  if (typeof owner === 'object' && owner !== null)
    Object.defineProperty(owner, name, { value, writable: true, enumerable: true, configurable: true });
  return whole;
}

function getMember(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? Reflect.get(object, name)
    : undefined;
}

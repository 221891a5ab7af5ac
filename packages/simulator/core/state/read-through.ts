import { type Draft, isDraft, original } from 'immer';

/**
 * The value behind immer's proxy, which is slow for long lists. Only for values that are replaced and never mutated: what is
 * behind the proxy is then always the present one.
 */
export function readThrough<T extends object>(value: T): T {
  return isDraft(value) ? (original<T>(value as Draft<T>) ?? value) : value;
}

/** A new value in which no draft is: immer takes it as it is, because it is frozen, and does not search its hundreds of entries. */
export function withoutDrafts<T extends object>(value: T): Readonly<T> {
  return Object.freeze(value);
}

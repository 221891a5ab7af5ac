/** Throws unless a condition holds that this code guarantees: a bug, never a mistake of content or of a reader. The message is a sentence. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}

/** The value where this code guarantees that there is one, as of a list that is never empty; throws where there is none. */
export function required<T>(value: T | null | undefined, message: string): T {
  if (value === undefined || value === null) throw new Error(`Invariant: ${message}`);
  return value;
}

const MIN_FOLDED = 2;

/** No contract has a field of this name. */
const COUNT = '\0';

/** The line that replaces the null fields of an object, with their number. */
export const NULLS_LINE = /^ *"\\u0000": (\d+)(?=\n)/m;

/** A replacer of `JSON.stringify`: the null fields of an object become one line at its end. */
export function foldNulls(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const present = Object.entries(value).filter(([, member]) => member !== null);
  const count = Object.keys(value).length - present.length;
  return count < MIN_FOLDED ? value : { ...Object.fromEntries(present), [COUNT]: count };
}

/** Digits of Unix seconds, microseconds and nanoseconds of this century. */
const OTHER_UNITS = [10, 16, 19];

/** Unix milliseconds of a time in another unit or written as a date; `undefined` for anything else. */
export function readOtherTime(text: string): number | undefined {
  const digits = /^\d+(?=\.\d+$|$)/.exec(text)?.[0].length;
  if (digits !== undefined)
    return OTHER_UNITS.includes(digits) ? Math.floor(Number(text) * 10 ** (13 - digits)) : undefined;
  const time = /^(?:\d{4}-|[A-Z][a-z]{2}\b)/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

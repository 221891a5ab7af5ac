import { locateValues, toPointer } from '../../../../packages/base/json/locate-values.ts';

/** The line of a path of JSON in a text, from 0. A path that leads nowhere gets the line of what it leads to last. */
export type LineFinder = (path: readonly (string | number)[]) => number;

/** Finds the values of JSON, whose offsets `getLine` takes. They are located when the first line is asked for. */
export function createLineFinder(json: string, getLine: (offset: number) => number): LineFinder {
  let starts: ReadonlyMap<string, number> | undefined;
  return (path) => {
    starts ??= locateValues(json).starts;
    let length = path.length;
    while (length > 0 && !starts.has(toPointer(path.slice(0, length)))) length -= 1;
    return getLine(starts.get(toPointer(path.slice(0, length))) ?? 0);
  };
}

/** The line of an offset, by binary search. */
export function indexLines(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}

/** Each item with the one that follows it. */
export function getPairs<T>(items: T[]): [T, T][] {
  const pairs: [T, T][] = [];
  let before: T | undefined;
  for (const item of items) {
    if (before !== undefined) pairs.push([before, item]);
    before = item;
  }
  return pairs;
}

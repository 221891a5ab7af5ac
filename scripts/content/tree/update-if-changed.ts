/** The object with new parts; the object itself when all of them are what they were (structural sharing). */
export function updateIfChanged<T extends object>(value: T, parts: Partial<T>): T {
  for (const key in parts) if (parts[key] !== value[key]) return { ...value, ...parts };
  return value;
}

/** The list with every item changed; the list itself when no item is another one then. */
export function mapIfChanged<T>(list: T[], change: (item: T) => T): T[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}

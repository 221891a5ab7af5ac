/** Keeps the last `size` values, by least recent use. */
export function createCache<Value>(size: number) {
  const kept = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}

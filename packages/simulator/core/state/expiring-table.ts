import { readThrough, withoutDrafts } from './read-through.ts';
import { findIn, getShard, type Table } from './table.ts';

type Expiring = { expiresAt: number };

/** As `findIn`, for a table that only `withEntry` changes: it is never changed in place, so it is read past immer's proxies. */
export function findEntry<T extends Expiring>(table: Table<T>, key: string): T | undefined {
  return findIn(readThrough(table), key);
}

/** With a new value, and without what has expired in the same shard, which is copied anyway. */
export function withEntry<T extends Expiring>(table: Table<T>, key: string, value: T, time: number): Table<T> {
  const [first, second] = getShard(key);
  const shards = readThrough(table);
  const before = shards[first]?.[second] ?? { keys: [], values: [] };
  const keys: string[] = [];
  const values: T[] = [];
  before.values.forEach((other, index) => {
    const name = before.keys[index];
    if (name === undefined || name === key || other.expiresAt <= time) return;
    keys.push(name);
    values.push(other);
  });
  keys.push(key);
  values.push(value);
  return withoutDrafts({ ...shards, [first]: { ...shards[first], [second]: { keys, values } } });
}

import { readThrough } from './read-through.ts';

/**
 * A map from an id to a value as plain JSON, in shards: an immutable update copies one shard instead of everything, so that a state of a
 * hundred thousand objects costs no more to change than a small one.
 */
export type Table<T> = Record<string, Record<string, T>>;

const SHARDS = 256;

export function findIn<T>(table: Table<T>, key: string): T | undefined {
  const shard = table[getShard(key)];
  // An id is text of a stranger: `constructor` must not be found on the prototype.
  return shard !== undefined && Object.hasOwn(shard, key) ? shard[key] : undefined;
}

/** Changes a table that may be changed: a draft, or one of the caller's own. */
export function setIn<T>(table: Table<T>, key: string, value: T): void {
  const name = getShard(key);
  const shard = table[name] ?? {};
  shard[key] = value;
  table[name] = shard;
}

/**
 * As `putIn`, and drops what has expired in the same shard, which is copied anyway. The only way to change such a table: entries are
 * replaced, never changed in place, so that the shard may be read past immer's proxies.
 */
export function setExpiring<T extends { expiresAt: number }>(
  table: Table<T>,
  key: string,
  value: T,
  time: number,
): void {
  const name = getShard(key);
  const entries = Object.entries(readThrough(table[name] ?? {}));
  table[name] = { ...Object.fromEntries(entries.filter(([, { expiresAt }]) => expiresAt > time)), [key]: value };
}

export function removeFrom<T>(table: Table<T>, key: string): void {
  const shard = table[getShard(key)];
  if (shard) delete shard[key];
}

export function listValues<T>(table: Table<T>): T[] {
  return Object.values(table).flatMap((shard) => Object.values(shard));
}

/** Keys that are in a shard where nobody looks for them. */
export function listMisplaced(table: Table<unknown>): string[] {
  return Object.entries(table).flatMap(([name, shard]) => Object.keys(shard).filter((key) => getShard(key) !== name));
}

/** FNV-1a over the UTF-16 units. */
function getShard(key: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return String((hash >>> 0) % SHARDS);
}

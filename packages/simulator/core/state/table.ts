import { readThrough, withoutDrafts } from './read-through.ts';

/**
 * A map from an id to a value as plain JSON, in shards of shards: an immutable update copies 32 names, 32 more and one small shard instead
 * of everything, so that a state of a hundred thousand objects costs no more to change than a small one.
 */
export type Table<T> = Record<string, Record<string, Shard<T>>>;

/** Two lists, because each object with ids as its names would have a hidden class of its own, which is larger than the values. */
type Shard<T> = { keys: readonly string[]; values: T[] };

const BRANCHES = 32;

export function findIn<T>(table: Table<T>, key: string): T | undefined {
  const [first, second] = getShard(key);
  const shard = table[first]?.[second];
  const index = shard === undefined ? -1 : readThrough(shard.keys).indexOf(key);
  return shard?.values[index];
}

/** Changes a table that may be changed: a draft, or one of the caller's own. */
export function setIn<T>(table: Table<T>, key: string, value: T): void {
  const [first, second] = getShard(key);
  table[first] ??= {};
  table[first][second] ??= { keys: [], values: [] };
  const shard = table[first][second];
  const keys = readThrough(shard.keys);
  const index = keys.indexOf(key);
  if (index < 0) shard.keys = withoutDrafts(keys.concat(key));
  shard.values[index < 0 ? keys.length : index] = value;
}

export function removeFrom<T>(table: Table<T>, key: string): void {
  const [first, second] = getShard(key);
  const shard = table[first]?.[second];
  const index = shard === undefined ? -1 : readThrough(shard.keys).indexOf(key);
  if (shard === undefined || index < 0) return;
  shard.keys = withoutDrafts(readThrough(shard.keys).toSpliced(index, 1));
  shard.values.splice(index, 1);
}

export function listValues<T>(table: Table<T>): T[] {
  return listShards(table).flatMap(({ shard }) => shard.values);
}

export function listEntries<T>(table: Table<T>): (readonly [key: string, value: T])[] {
  return listShards(table).flatMap(({ shard: { keys, values } }) =>
    values.map((value, index) => [keys[index] ?? '', value] as const),
  );
}

/** Keys that stand in a shard where nobody looks for them, or have no value. */
export function listMisplaced(table: Table<unknown>): string[] {
  return listShards(table).flatMap(({ place, shard: { keys, values } }) =>
    keys.length === values.length ? keys.filter((key) => getShard(key).join() !== place) : keys,
  );
}

/** Every shard with the names that lead to it. */
function listShards<T>(table: Table<T>): { place: string; shard: Shard<T> }[] {
  return Object.entries(table).flatMap(([first, shards]) =>
    Object.entries(shards).map(([second, shard]) => ({ place: `${first},${second}`, shard })),
  );
}

/** The names of the shard of a key: FNV-1a over its UTF-16 units. */
export function getShard(key: string): [first: string, second: string] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return [String((hash >>> 5) % BRANCHES), String((hash >>> 0) % BRANCHES)];
}

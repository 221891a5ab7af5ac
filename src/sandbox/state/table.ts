import { readThrough, withoutDrafts } from './read-through.ts';

/**
 * A map from an id to a value as plain JSON, in shards of shards: an immutable update copies 16 names, 16 more and one small shard instead
 * of everything, so that a state of a hundred thousand objects costs no more to change than a small one.
 */
export type Table<T> = Record<string, Record<string, Record<string, T>>>;

const BRANCHES = 16;

export function findIn<T>(table: Table<T>, key: string): T | undefined {
  const [first, second] = getShard(key);
  const shard = table[first]?.[second];
  // An id is text of a stranger: `constructor` must not be found on the prototype.
  return shard !== undefined && Object.hasOwn(shard, key) ? shard[key] : undefined;
}

/** Changes a table that may be changed: a draft, or one of the caller's own. */
export function setIn<T>(table: Table<T>, key: string, value: T): void {
  const { shards, name } = enterShards(table, key);
  const shard = shards[name] ?? {};
  shard[key] = value;
  shards[name] = shard;
}

/**
 * As `setIn`, and drops what has expired in the same shard, which is copied anyway. The only way to change such a table: entries are
 * replaced, never changed in place, so that the shard may be read past immer's proxies.
 */
export function setExpiring<T extends { expiresAt: number }>(
  table: Table<T>,
  key: string,
  value: T,
  time: number,
): void {
  const { shards, name } = enterShards(table, key);
  const valid = Object.entries(readThrough(shards[name] ?? {})).filter(([, { expiresAt }]) => expiresAt > time);
  shards[name] = withoutDrafts({ ...Object.fromEntries(valid), [key]: value });
}

export function removeFrom<T>(table: Table<T>, key: string): void {
  const [first, second] = getShard(key);
  const shard = table[first]?.[second];
  if (shard) delete shard[key];
}

export function listValues<T>(table: Table<T>): T[] {
  return listShards(table).flatMap(({ shard }) => Object.values(shard));
}

/** Keys that stand in a shard where nobody looks for them. */
export function listMisplaced(table: Table<unknown>): string[] {
  return listShards(table).flatMap(({ place, shard }) =>
    Object.keys(shard).filter((key) => getShard(key).join() !== place),
  );
}

/** Every shard with the names that lead to it. */
export function listShards<T>(table: Table<T>): { place: string; shard: Record<string, T> }[] {
  return Object.entries(table).flatMap(([first, shards]) =>
    Object.entries(shards).map(([second, shard]) => ({ place: `${first},${second}`, shard })),
  );
}

function enterShards<T>(table: Table<T>, key: string): { shards: Record<string, Record<string, T>>; name: string } {
  const [first, name] = getShard(key);
  table[first] ??= {};
  return { shards: table[first], name };
}

/** FNV-1a over the UTF-16 units. */
function getShard(key: string): [first: string, second: string] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  return [String((hash >>> 4) % BRANCHES), String((hash >>> 0) % BRANCHES)];
}

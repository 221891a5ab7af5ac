import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of pure functions from text to JSON, kept between runs by the hash of their input. */
export type Cache = {
  /** The result of `make(input)`, made once per `kind` and `input`. `make` must be pure and its result JSON-safe. */
  memo<T>(kind: string, input: string, make: () => T): T;
  /** The same for what has one input at a time, as a file has: what was made of the input before is forgotten. */
  latest<T>(name: string, input: string, make: () => T): T;
  /** Writes what this run used; forgets the rest. */
  save(): Promise<void>;
};

type Entries = Map<string, unknown>;

/** A cache for one run, kept nowhere: for tests. */
export function memoryCache(): Cache {
  const entries: Entries = new Map();
  return { memo: memoIn(entries, entries), latest: latestIn(entries, entries), save: async () => {} };
}

/**
 * Opens the cache file in `folder`. `version` names the code that made the results: when it changes, all are made again.
 * A file that is missing or damaged counts as empty.
 */
export async function openCache(folder: string, version: string): Promise<Cache> {
  const file = path.join(folder, 'content.json');
  const known = await readEntries(file, version);
  const used: Entries = new Map();
  return {
    memo: memoIn(known, used),
    latest: latestIn(known, used),
    async save() {
      if (used.size === known.size && [...used].every(([key, entry]) => known.get(key) === entry)) return;
      await mkdir(folder, { recursive: true });
      const temporary = `${file}.${process.pid}`;
      await writeFile(temporary, JSON.stringify({ version, entries: [...used] }));
      await rename(temporary, file);
      known.clear();
      for (const [key, entry] of used) known.set(key, entry);
    },
  };
}

function memoIn(known: Entries, used: Entries): Cache['memo'] {
  // Most inputs come again and again within one run: these need no hash.
  const seen = new Map<string, unknown>();
  return <T>(kind: string, input: string, make: () => T): T => {
    const plainKey = `${kind}:${input}`;
    const known = seen.get(plainKey);
    if (known !== undefined) return known as T;
    const result = memoHashed(kind, input, make);
    seen.set(plainKey, result);
    return result;
  };

  function memoHashed<T>(kind: string, input: string, make: () => T): T {
    const key = `${kind}:${getHash(input)}`;
    const found = used.get(key) ?? known.get(key);
    const result = found === undefined ? make() : (found as T);
    used.set(key, result);
    return result;
  }
}

type Latest = { hash: string; result: unknown };

function latestIn(known: Entries, used: Entries): Cache['latest'] {
  return <T>(name: string, input: string, make: () => T): T => {
    const hash = getHash(input);
    // Whoever uses one name for two types has made a mistake that no type can find.
    const last = (used.get(name) ?? known.get(name)) as Latest | undefined;
    const kept = last?.hash === hash ? last : { hash, result: make() };
    used.set(name, kept);
    return kept.result as T;
  };
}

function getHash(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}

async function readEntries(file: string, version: string): Promise<Entries> {
  try {
    const stored: { version?: string; entries?: [string, unknown][] } = JSON.parse(await readFile(file, 'utf8'));
    return stored.version === version && stored.entries ? new Map(stored.entries) : new Map();
  } catch {
    return new Map();
  }
}

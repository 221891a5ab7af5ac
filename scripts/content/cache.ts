import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of pure functions from text to JSON, kept between runs by the hash of their input. */
export type Cache = {
  /** The result of `make(input)`, made once per `kind` and `input`. `make` must be pure and its result JSON-safe. */
  memo<T>(kind: string, input: string, make: () => T): T;
  /** Writes what this run used; forgets the rest. */
  save(): Promise<void>;
};

type Entries = Map<string, unknown>;

/** A cache for one run, kept nowhere: for tests. */
export function memoryCache(): Cache {
  return { memo: memoIn(new Map(), new Map()), save: async () => {} };
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
    async save() {
      if (used.size === known.size && [...used.keys()].every((key) => known.has(key))) return;
      await mkdir(folder, { recursive: true });
      const temporary = `${file}.${process.pid}`;
      await writeFile(temporary, JSON.stringify({ version, entries: [...used] }));
      await rename(temporary, file);
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
    const key = `${kind}:${createHash('sha1').update(input).digest('base64url')}`;
    const found = used.get(key) ?? known.get(key);
    const result = found === undefined ? make() : (found as T);
    used.set(key, result);
    return result;
  }
}

async function readEntries(file: string, version: string): Promise<Entries> {
  try {
    const stored: { version?: string; entries?: [string, unknown][] } = JSON.parse(await readFile(file, 'utf8'));
    return stored.version === version && stored.entries ? new Map(stored.entries) : new Map();
  } catch {
    return new Map();
  }
}

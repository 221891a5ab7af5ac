import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of pure functions from text to JSON, kept between runs by the hash of their input. */
export type Cache = {
  /**
   * The result of `make(input)`, made once per `kind` and `input`. `make` must be pure and its result JSON-safe. A `slot` has one input at
   * a time, as a file has one text: the result of the input before is evicted.
   */
  memo<T>(kind: string, input: string, make: () => T, options?: { slot: string }): T;
  /** Writes what this run used; evicts the rest. */
  save(): Promise<void>;
};

type Entries = Map<string, unknown>;

/** A cache for one run, stored nowhere: for tests. */
export function memoryCache(): Cache {
  const entries: Entries = new Map();
  return { memo: createMemo(entries, entries), save: async () => {} };
}

/**
 * Opens the cache file in `folder`. `version` names the code that made the results: when it changes, all are made again.
 * A file that is missing or damaged counts as empty.
 */
export async function openCache(folder: string, version: string): Promise<Cache> {
  const file = path.join(folder, 'content.json');
  const stored = await readEntries(file, version);
  const used: Entries = new Map();
  return {
    memo: createMemo(stored, used),
    async save() {
      if (used.size === stored.size && [...used.keys()].every((key) => stored.has(key))) return;
      await mkdir(folder, { recursive: true });
      const temporary = `${file}.${process.pid}`;
      await writeFile(temporary, JSON.stringify({ version, entries: [...used] }));
      await rename(temporary, file);
      stored.clear();
      for (const [key, entry] of used) stored.set(key, entry);
    },
  };
}

function createMemo(stored: Entries, used: Entries): Cache['memo'] {
  const slots = new Map<string, string>();
  return <T>(kind: string, input: string, make: () => T, options?: { slot: string }): T => {
    const key = `${kind}:${hash('sha1', input, 'base64url')}`;
    const found = used.get(key) ?? stored.get(key);
    // Whoever uses one kind for two types has made a mistake that no type can find.
    const result = found === undefined ? make() : (found as T);
    used.set(key, result);
    if (options) {
      const slot = `${kind}:${options.slot}`;
      const last = slots.get(slot);
      if (last !== undefined && last !== key) used.delete(last);
      slots.set(slot, key);
    }
    return result;
  };
}

async function readEntries(file: string, version: string): Promise<Entries> {
  try {
    const stored: { version?: string; entries?: [string, unknown][] } = JSON.parse(await readFile(file, 'utf8'));
    return stored.version === version && stored.entries ? new Map(stored.entries) : new Map();
  } catch {
    return new Map();
  }
}

import { type Cache, memoryCache } from './cache.ts';
import { createMemory, type Memory } from './memoise.ts';

/** What earlier compilations have made: by the text of the input, on disk; and by the identity of the inputs, in this process. */
export type Caches = { cache: Cache; memory: Memory };

/** Empty caches, stored nowhere. */
export function createCaches(): Caches {
  return { cache: memoryCache(), memory: createMemory() };
}

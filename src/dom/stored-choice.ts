import { readStored, writeStored } from './storage.ts';

/** A choice of the reader that this browser stores and all its tabs share. */
export type StoredChoice<T> = {
  /** The same object until it changes. */
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener after each change, also one in another tab. Returns how to stop. */
  listen: (listener: () => void) => () => void;
};

/** `parse` meets whatever is stored. The choice is held here too, so that it lasts until the tab is closed where storage is blocked. */
export function createStoredChoice<T>(
  key: string,
  { parse, print }: { parse: (text: string | null) => T; print: (value: T) => string },
): StoredChoice<T> {
  let current: T | undefined;
  const listeners = new Set<() => void>();
  return {
    get() {
      current ??= parse(readStored(key));
      return current;
    },
    set(value) {
      current = value;
      writeStored(key, print(value));
      for (const listener of listeners) listener();
    },
    listen(listener) {
      const read = (event: StorageEvent) => {
        // No key: everything was removed.
        if (event.key !== key && event.key !== null) return;
        current = undefined;
        listener();
      };
      listeners.add(listener);
      addEventListener('storage', read);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', read);
      };
    },
  };
}

import { readStored, writeStored } from './storage.ts';

/** A value that React and plain modules share; components read it with `useStore`. */
export type Store<T> = {
  /** Also the value of the prerender, and so until a page is hydrated. */
  initial: T;
  /** The same object until it changes. */
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener after each change, also one in another tab where the value is stored. Returns how to stop. */
  listen: (listener: () => void) => () => void;
};

/** How a browser stores a value for all its tabs. `parse` meets whatever is stored. */
type Persistence<T> = { key: string; parse: (text: string) => T; print: (value: T) => string };

/** A stored value is held here too, so that it lasts until the tab is closed where storage is blocked. */
export function createStore<T>(initial: T, persistence?: Persistence<T>): Store<T> {
  let current: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const read = () => {
    const text = persistence ? readStored(persistence.key) : null;
    return { value: persistence && text !== null ? persistence.parse(text) : initial };
  };
  const readAgain = ({ key }: StorageEvent) => {
    // No key: everything was removed.
    if (key !== persistence?.key && key !== null) return;
    current = undefined;
    notify();
  };
  return {
    initial,
    get() {
      current ??= read();
      return current.value;
    },
    set(value) {
      current = { value };
      if (persistence) writeStored(persistence.key, persistence.print(value));
      notify();
    },
    listen(listener) {
      if (persistence && listeners.size === 0) addEventListener('storage', readAgain);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (persistence && listeners.size === 0) removeEventListener('storage', readAgain);
      };
    },
  };
}

import { readStored, writeStored } from './storage.ts';

const KEY = 'environment';

/** Index of the chosen server of a document. Held here too, so that a choice lasts until the tab is closed where storage is blocked. */
let chosen: number | undefined;
const listeners = new Set<() => void>();

export function getEnvironment(): number {
  chosen ??= Number(readStored(KEY) ?? 0) || 0;
  return chosen;
}

export function chooseEnvironment(index: number): void {
  chosen = index;
  writeStored(KEY, String(index));
  for (const listener of listeners) listener();
}

/** Calls the listener after each choice, also one in another tab of the browser. Returns how to stop. */
export function listenToEnvironment(listener: () => void): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', read);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', read);
  };
}
